import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { messageRow } from '#test/message-row.ts';

import type { Message } from '../contract.ts';
import { idleReply, replyState, type PendingSend, type ReplyAction } from './reply-state.ts';
import { shownMessages } from './shown-messages.ts';

const send: PendingSend = {
  clientMessageId: 'one',
  content: '头痛',
  atMs: 1_732_000_000_000,
  userMessageId: null,
};
const received = (content: string): ReplyAction => ({
  type: 'received',
  messageId: 12,
  userMessageId: 11,
  content,
  reasoning: '',
  summary: null,
  suggestions: [],
  suggestionsTogether: false,
});
const run = (...actions: ReplyAction[]) => actions.reduce(replyState, idleReply);
const shown = (messages: Message[], ...actions: ReplyAction[]) =>
  shownMessages(messages, run(...actions)).map(({ id, content }) => [id, content]);

describe('a reply on screen', () => {
  it('shows the words and an empty answer at once, under temporary ids', () => {
    expect(shown([], { type: 'sent', send })).toEqual([
      [send.atMs, '头痛'],
      [send.atMs + 1, ''],
    ]);
  });

  it('takes the ids of the server when the first event names them', () => {
    expect(shown([], { type: 'sent', send }, received('请说'))).toEqual([
      [11, '头痛'],
      [12, '请说'],
    ]);
  });

  it('ignores a second send while one is on its way', () => {
    const second = { ...send, clientMessageId: 'two' };
    expect(run({ type: 'sent', send }, { type: 'sent', send: second }).send).toEqual(send);
  });

  it('removes the question and its reply when the server refuses, and shows the reason', () => {
    const state = run({ type: 'sent', send }, { type: 'refused', error: '次数已用完' });
    expect(shownMessages([], state)).toEqual([]);
    expect(state).toMatchObject({ phase: 'idle', error: '次数已用完' });
  });

  it('clears a failure once its question is deleted', () => {
    const failed: ReplyAction = { type: 'ended', status: 'failed', error: '模型没有回应' };
    const question = messageRow(11, { role: 'user', content: '头痛', clientMessageId: 'one' });
    const before = messageRow(10, { role: 'assistant', content: '请说' });
    const broken = [{ type: 'sent', send } as const, received('写到一半'), failed];
    // A list from before the question does not contain it yet.
    const early = run(...broken, { type: 'listed', messages: [before] });
    expect(early.error).toBe('模型没有回应');
    const known = replyState(early, { type: 'listed', messages: [before, question] });
    expect(known.failed).not.toBeNull();
    const deleted = replyState(known, { type: 'listed', messages: [before] });
    expect(deleted).toMatchObject({ error: null, failed: null });
  });

  it('leaves the repeating to the end of the list once the failure is closed', () => {
    const failed: ReplyAction = { type: 'ended', status: 'failed', error: '模型没有回应' };
    const state = run({ type: 'sent', send }, received('写到一半'), failed, { type: 'dismissed' });
    expect(state).toMatchObject({ error: null, failed: null });
  });

  it('removes an empty answer that failed and keeps the question to be sent again', () => {
    const failed: ReplyAction = { type: 'ended', status: 'failed', error: '模型没有回应' };
    const state = run({ type: 'sent', send }, received(''), failed);
    expect(shownMessages([], state).map(({ content }) => content)).toEqual(['头痛']);
    expect(state.failed?.clientMessageId).toBe('one');
  });

  it('waits outside the record while the server cannot be reached, and comes in once it answers', () => {
    expect(shown([], { type: 'sent', send }, { type: 'disconnected' })).toEqual([]);
    expect(shown([], { type: 'sent', send }, { type: 'disconnected' }, received('请说'))).toEqual([
      [11, '头痛'],
      [12, '请说'],
    ]);
    expect(run({ type: 'sent', send }, { type: 'disconnected' }, { type: 'withdrawn' })).toEqual(
      idleReply,
    );
    const started = run({ type: 'sent', send }, received('请'));
    expect(replyState(started, { type: 'withdrawn' })).toEqual(started);
  });

  it('shows the partial text of an interrupted reply until the stream delivers text', () => {
    const stored = [messageRow(12, { content: '先说寒热。', status: 'interrupted' })];
    const followed: ReplyAction = { type: 'followed', messageId: 12 };
    expect(shownMessages(stored, run(followed))).toMatchObject([
      { content: '先说寒热。', status: 'streaming' },
    ]);
  });

  it('takes a failed reply away while its question is answered anew', () => {
    const stored = [
      messageRow(11, { role: 'user', content: '头痛', clientMessageId: 'one' }),
      messageRow(12, { content: '先', status: 'failed' }),
    ];
    expect(shown(stored, { type: 'sent', send })).toEqual([
      [11, '头痛'],
      [send.atMs + 1, ''],
    ]);
  });

  it('never shows a stored message twice, and trusts the row once the reply has ended', () => {
    const stored = [
      messageRow(11, { role: 'user', content: '头痛', clientMessageId: 'one' }),
      messageRow(12, { content: '请说说寒热' }),
    ];
    const ended: ReplyAction = { type: 'ended', status: 'complete', error: null };
    expect(shown(stored, { type: 'sent', send }, received('请说'), ended)).toEqual([
      [11, '头痛'],
      [12, '请说说寒热'],
    ]);
  });

  it('shows the stream while it runs, as it knows more than the row', () => {
    const stored = [messageRow(12, { content: '请', status: 'streaming' })];
    const followed: ReplyAction = { type: 'followed', messageId: 12 };
    expect(shown(stored, followed, received('请说'))).toEqual([[12, '请说']]);
  });

  it('ends in a consistent list, whatever happens in whatever order', () => {
    const action = fc.oneof<fc.Arbitrary<ReplyAction>[]>(
      fc.constant({ type: 'sent', send }),
      fc.constant({ type: 'followed', messageId: 12 }),
      fc.string().map(received),
      fc.constant({ type: 'disconnected' }),
      fc.constantFrom('complete', 'cancelled', 'failed').map((status) => ({
        type: 'ended' as const,
        status,
        error: status === 'failed' ? '出错' : null,
      })),
      fc.constant({ type: 'refused', error: '出错' }),
      fc.constant({ type: 'withdrawn' }),
      fc.constant({ type: 'dismissed' }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = run(...actions);
        const list = shownMessages([messageRow(10, { role: 'user', content: '早' })], state);
        expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        expect(list.filter(({ status }) => status === 'streaming').length).toBeLessThan(2);
        if (state.phase === 'idle') expect(state.isReconnecting).toBe(false);
        if (state.phase === 'sending') expect(state.send).not.toBeNull();
      }),
    );
  });
});
