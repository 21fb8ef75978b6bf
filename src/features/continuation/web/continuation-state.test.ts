import { describe, expect, it } from 'vitest';

import type { ContinuationEvent } from '../contract.ts';
import { askingState, continuationState, sessionIdOf } from './continuation-state.ts';
import type { ContinuationState, ReceivedEvent } from './continuation-state.ts';

const after = (from: ContinuationState, ...events: ReceivedEvent[]): ContinuationState =>
  events.reduce((state, event) => continuationState(state, { type: 'received', event }), from);
const working = continuationState(askingState, { type: 'started' });

describe('making a continuation', () => {
  it('shows the words of the events and adds the summary up', () => {
    const state = after(
      working,
      { type: 'start', message: '开始' },
      { type: 'summary_content', content: '头痛' },
      { type: 'summary_content', content: '三天' },
    );
    expect(state).toMatchObject({ phase: 'working', words: '开始', preview: '头痛三天' });
    expect(after(state, { type: 'summary_content', full_content: '全文' }).preview).toBe('全文');
  });

  it('is done with the new session, named by id or by address', () => {
    expect(after(working, { type: 'complete', new_session: { id: 7, title: '续' } })).toMatchObject(
      {
        phase: 'done',
        newSessionId: 7,
      },
    );
    expect(after(working, { type: 'complete', redirect_url: '/chat/8' }).newSessionId).toBe(8);
    expect(sessionIdOf({ type: 'complete', redirect_url: '/sessions' })).toBeNull();
    expect(after(working, { type: 'complete' }).phase).toBe('working');
  });

  it('reads the names of older servers too', () => {
    const begun = after(working, { progress: '正在整理' }, { summary: '头痛' });
    expect(begun).toMatchObject({ phase: 'working', words: '正在整理', preview: '头痛' });
    expect(after(begun, { summary: '头痛三天' }).preview).toBe('头痛三天');
    expect(after(begun, { new_session_id: 7 })).toMatchObject({ phase: 'done', newSessionId: 7 });
    expect(after(begun, { type: 'complete', new_session_id: '8' }).newSessionId).toBe(8);
    const address = 'https://example.org/chat/9/?from=4';
    expect(after(begun, { redirect_url: address }).newSessionId).toBe(9);
    expect(sessionIdOf({ progress: '正在整理' })).toBeNull();
    expect(sessionIdOf({ type: 'complete', new_session_id: '' })).toBeNull();
  });

  it('fails with the reason of the event, keeps the preview, and may be started again', () => {
    const half = after(working, { type: 'summary_content', content: '头痛' });
    const failed = after(half, { type: 'error', message: '暂时不行' });
    expect(failed).toMatchObject({ phase: 'failed', error: '暂时不行', preview: '头痛' });
    expect(continuationState(failed, { type: 'started' })).toEqual(working);
    expect(continuationState(half, { type: 'failed', error: null }).phase).toBe('failed');
  });

  it('takes no event before its start or after its end, and no second start', () => {
    const event: ContinuationEvent = { type: 'complete', redirect_url: '/chat/8' };
    expect(after(askingState, event)).toBe(askingState);
    const done = after(working, event);
    expect(after(done, { type: 'error', message: 'x' })).toBe(done);
    expect(continuationState(done, { type: 'started' })).toBe(done);
    expect(continuationState(working, { type: 'started' })).toBe(working);
  });
});
