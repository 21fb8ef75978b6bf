// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { clearDrafts } from './drafts.ts';
import { outbox, waitingMax } from './outbox.ts';
import { signInState } from './sign-in-state.ts';

const tokens = { access: 'a', refresh: 'r' };
const send = (clientMessageId: string) => ({
  sessionId: 7,
  clientMessageId,
  content: `头痛 ${clientMessageId}`,
  model: null,
  atMs: 1,
});
const waiting = (): string[] => outbox.list().map(({ clientMessageId }) => clientMessageId);

beforeEach(() => signInState.begin({ id: 1, name: 'a', email: '' }, tokens, true));
afterEach(() => {
  clearDrafts();
  signInState.end('signed-out');
});

describe('what waits to be sent', () => {
  it('is kept in order and let go one by one', () => {
    expect(outbox.add(send('one'))).toBe(true);
    expect(outbox.add(send('two'))).toBe(true);
    expect(waiting()).toEqual(['one', 'two']);
    outbox.remove('one');
    expect(waiting()).toEqual(['two']);
  });

  it('belongs to one person, and comes back with them', () => {
    outbox.add(send('one'));
    signInState.end('expired');
    expect(waiting()).toEqual([]);
    signInState.begin({ id: 2, name: 'b', email: '' }, tokens, true);
    expect(waiting()).toEqual([]);
    signInState.begin({ id: 1, name: 'a', email: '' }, tokens, true);
    expect(waiting()).toEqual(['one']);
  });

  it('refuses more than there is room for, and keeps what it has', () => {
    for (let at = 0; at < waitingMax; at += 1) outbox.add(send(`${at}`));
    expect(outbox.add(send('more'))).toBe(false);
    expect(waiting()).toHaveLength(waitingMax);
  });

  it('overlooks what it did not write', () => {
    for (const text of ['{', '[]', '[1]', '[{"user":"a"}]']) {
      localStorage.setItem('outbox', text);
      expect(waiting()).toEqual([]);
    }
  });

  it('tells of changes, and gives the same list while nothing changes', () => {
    const listener = vi.fn<() => void>();
    const stop = outbox.subscribe(listener);
    outbox.add(send('one'));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(outbox.list()).toBe(outbox.list());
    stop();
    outbox.remove('one');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('tells what another tab has let go of, and not what this one has', () => {
    const left = vi.fn<(send: { clientMessageId: string }) => void>();
    const stop = outbox.onLeftElsewhere(left);
    outbox.add(send('one'));
    outbox.add(send('two'));
    const oldValue = localStorage.getItem('outbox');
    outbox.remove('one');
    expect(left).not.toHaveBeenCalled();
    const newValue = localStorage.getItem('outbox');
    window.dispatchEvent(new StorageEvent('storage', { key: 'outbox', oldValue, newValue }));
    expect(left.mock.calls.map(([{ clientMessageId }]) => clientMessageId)).toEqual(['one']);
    stop();
  });

  it("is this tab's to send where it was written here, and another's where news of it comes", () => {
    const stop = outbox.subscribe(() => undefined);
    outbox.add(send('one'));
    const text = localStorage.getItem('outbox') ?? '';
    const other = text.replaceAll('one', 'other').slice(1);
    localStorage.setItem('outbox', text.replace(/\]$/, `,${other}`));
    window.dispatchEvent(new StorageEvent('storage', { key: 'outbox' }));
    const standings = outbox.list().map((each) => [each.clientMessageId, outbox.standingOf(each)]);
    expect(standings).toEqual([
      ['one', 'ours'],
      ['other', 'others'],
    ]);
    stop();
  });
});
