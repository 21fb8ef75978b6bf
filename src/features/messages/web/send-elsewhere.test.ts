// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { CallError } from '#platform/web/call-error.ts';
import { clearDrafts, readDraft } from '#platform/web/drafts.ts';
import { outbox } from '#platform/web/outbox.ts';
import { signInState } from '#platform/web/sign-in-state.ts';

import type { ReplyEvent } from '../contract.ts';
import { messageApi } from './message-api.ts';
import { sendElsewhere } from './send-elsewhere.ts';
import { busyTriesMax } from './server-busy.ts';

type Api = typeof messageApi;
vi.mock('./message-api.ts', () => ({ messageApi: { sendMessage: vi.fn<Api['sendMessage']>() } }));
const { sendMessage } = vi.mocked(messageApi);

const written = { sessionId: 7, clientMessageId: 'one', content: '头痛', model: null, atMs: 1 };
const waiting = { ...written, user: 'a', standing: 'ours' } as const;

async function* answer(): AsyncGenerator<ReplyEvent> {
  yield* [
    { message_id: 12, user_message_id: 11 },
    { done: true, status: 'complete' },
  ];
}
async function* busy(): AsyncGenerator<ReplyEvent> {
  const refusal = { code: 'unavailable', status: 503, text: '服务繁忙' } as const;
  yield* await Promise.reject<ReplyEvent[]>(new CallError({ ...refusal, retryAfterSeconds: 5 }));
}

beforeEach(() => {
  vi.useFakeTimers();
  signInState.begin({ id: 1, name: 'a', email: '' }, { access: 'a', refresh: 'r' }, true);
  outbox.add(written);
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  clearDrafts();
  signInState.end('signed-out');
});

it('goes by itself when a busy server has room', async () => {
  sendMessage.mockImplementationOnce(busy).mockImplementation(answer);
  const sending = sendElsewhere(waiting, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sendMessage).toHaveBeenCalledTimes(1);
  expect(outbox.get()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sending).toBe('sent');
  expect(outbox.get()).toEqual([]);
  expect(readDraft('chat-7')).toBe('');
});

it('becomes a draft again when the server stays busy', async () => {
  sendMessage.mockImplementation(busy);
  const sending = sendElsewhere(waiting, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(busyTriesMax * 5_000);
  expect(await sending).toBe('refused');
  expect(sendMessage).toHaveBeenCalledTimes(busyTriesMax);
  expect(readDraft('chat-7')).toBe('头痛');
});

it('stays waiting when its page is left', async () => {
  sendMessage.mockImplementation(busy);
  const leaving = new AbortController();
  const sending = sendElsewhere(waiting, leaving.signal);
  await vi.advanceTimersByTimeAsync(1_000);
  leaving.abort();
  expect(await sending).toBe('unreached');
  expect(outbox.get()).toHaveLength(1);
});
