// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { clearDrafts } from './drafts.ts';
import { outbox, waitingMax, type WaitingSend } from './outbox.ts';
import { signInState } from './sign-in-state.ts';

const tokens = { access: 'a', refresh: 'r' };
const send = (clientMessageId: string) => ({
  sessionId: 7,
  clientMessageId,
  content: `头痛 ${clientMessageId}`,
  model: null,
  atMs: 1,
});
const waiting = (): string[] => outbox.get().map(({ clientMessageId }) => clientMessageId);

function changeInOtherTab(text: string | null): void {
  if (text === null) localStorage.removeItem('outbox');
  else localStorage.setItem('outbox', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'outbox' }));
}

beforeEach(() => signInState.begin({ id: 1, name: 'a', email: '' }, tokens, true));
afterEach(() => {
  clearDrafts();
  signInState.end('signed-out');
});

describe('the outbox', () => {
  it('keeps messages in order and removes them one by one', () => {
    expect(outbox.add(send('one'))).toBe(true);
    expect(outbox.add(send('two'))).toBe(true);
    expect(waiting()).toEqual(['one', 'two']);
    outbox.remove('one');
    expect(waiting()).toEqual(['two']);
  });

  it('belongs to one user, and is restored when they sign in again', () => {
    outbox.add(send('one'));
    signInState.end('expired');
    expect(waiting()).toEqual([]);
    signInState.begin({ id: 2, name: 'b', email: '' }, tokens, true);
    expect(waiting()).toEqual([]);
    signInState.begin({ id: 1, name: 'a', email: '' }, tokens, true);
    expect(waiting()).toEqual(['one']);
  });

  it('refuses more than its maximum, and keeps what it has', () => {
    for (let at = 0; at < waitingMax; at += 1) outbox.add(send(`${at}`));
    expect(outbox.add(send('more'))).toBe(false);
    expect(waiting()).toHaveLength(waitingMax);
  });

  it('is cleared with the data on this device', () => {
    outbox.add(send('one'));
    outbox.clear();
    expect(waiting()).toEqual([]);
    expect(localStorage.getItem('outbox')).toBeNull();
  });

  it('ignores what it did not write', () => {
    for (const text of ['{', '[]', '[1]', '[{"user":"a"}]']) {
      changeInOtherTab(text);
      expect(waiting()).toEqual([]);
    }
  });

  it('reports changes, and returns the same list while nothing changes', () => {
    const listener = vi.fn<() => void>();
    const stop = outbox.subscribe(listener);
    outbox.add(send('one'));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(outbox.get()).toBe(outbox.get());
    stop();
    outbox.remove('one');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reports when another tab has sent its own message', () => {
    outbox.add(send('one'));
    const text = localStorage.getItem('outbox') ?? '';
    changeInOtherTab(text.replaceAll('one', 'other'));
    const listener = vi.fn<(now: readonly WaitingSend[], before: readonly WaitingSend[]) => void>();
    const stop = outbox.subscribe(listener);
    changeInOtherTab(null);
    expect(listener.mock.calls).toEqual([
      [[], [expect.objectContaining({ clientMessageId: 'other', ownership: 'others' })]],
    ]);
    stop();
  });

  it('belongs to this tab when written here, and to another tab when changed there', () => {
    outbox.add(send('one'));
    const text = localStorage.getItem('outbox') ?? '';
    const other = text.replaceAll('one', 'other').slice(1);
    changeInOtherTab(text.replace(/\]$/, `,${other}`));
    const ownerships = outbox.get().map((each) => [each.clientMessageId, each.ownership]);
    expect(ownerships).toEqual([
      ['one', 'ours'],
      ['other', 'others'],
    ]);
  });
});
