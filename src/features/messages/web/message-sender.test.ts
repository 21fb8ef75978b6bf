// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CallError, localError } from '#platform/web/call-error.ts';
import { clearDrafts, readDraft } from '#platform/web/drafts.ts';
import { language } from '#platform/web/language.ts';
import { notifications } from '#platform/web/notify.ts';
import { outbox, waitingMax } from '#platform/web/outbox.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import { messageRow } from '#test/message-row.ts';

import type { Message, ReplyEvent } from '../contract.ts';
import { messageApi } from './message-api.ts';
import { messagesKey } from './message-pages.ts';
import { MessageSender } from './message-sender.ts';
import { busyTriesMax } from './read-reply.ts';

type Api = typeof messageApi;
vi.mock('./message-api.ts', () => ({
  messageApi: {
    listMessages: vi.fn<Api['listMessages']>(),
    sendMessage: vi.fn<Api['sendMessage']>(),
    followReply: vi.fn<Api['followReply']>(),
  },
}));
const { sendMessage, followReply } = vi.mocked(messageApi);

const written = { sessionId: 7, clientMessageId: 'one', content: '头痛', model: null, atMs: 1 };

async function* answer(): AsyncGenerator<ReplyEvent> {
  yield* [
    { message_id: 12, user_message_id: 11 },
    { done: true, status: 'complete' },
  ];
}
async function* refuse(failure: CallError): AsyncGenerator<ReplyEvent> {
  yield* await Promise.reject<ReplyEvent[]>(failure);
}
const busy = () =>
  refuse(
    new CallError({ code: 'unavailable', status: 503, text: '服务繁忙', retryAfterSeconds: 5 }),
  );
/** Sends nothing until the tab closes the connection. */
async function* silent(signal: AbortSignal | undefined): AsyncGenerator<ReplyEvent> {
  yield* await new Promise<ReplyEvent[]>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

const tokens = { access: 'a', refresh: 'r' };
const settle = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);
const sentIds = (): unknown[] => sendMessage.mock.calls.map(([{ body }]) => body.client_message_id);
const waitingIds = (): string[] => outbox.get().map(({ clientMessageId }) => clientMessageId);

let cache: QueryClient;
let sender: MessageSender;
/** What it has reported to the app, in order. */
let effects: string[];
let stop: () => void = () => undefined;

function startTab(): void {
  stop = sender.start();
}

/** The list of a session's messages has been read. */
function list(sessionId: number, ...messages: Message[]): void {
  cache.setQueryData(messagesKey(sessionId), {
    pages: [{ messages, hasOlder: false }],
    pageParams: [null],
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  signInState.begin({ id: 1, name: 'a', email: '' }, tokens, true);
  cache = new QueryClient();
  effects = [];
  sender = new MessageSender({
    cache,
    beginSession: async ({ beginning_id: id }) => {
      effects.push(`begun by ${id}`);
      return { id: 7 };
    },
    onStored: (sessionId, count) => effects.push(`${count} stored in ${sessionId}`),
    onReplyEnded: () => effects.push('ended'),
    onQuotaSpent: () => effects.push('spent'),
    onMessagesChanged: () => effects.push('changed'),
  });
  sendMessage.mockImplementation(answer);
});
afterEach(() => {
  stop();
  outbox.clear();
  clearDrafts();
  signInState.end('signed-out');
  language.set('zh-CN');
  cache.clear();
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe('a message written on the page', () => {
  it('is sent by the press itself, and leaves when the server has it', async () => {
    startTab();
    sender.open(sender.conversation(7));
    list(7);
    expect(sender.send(7, { content: '头痛' }, null)).toBe(true);
    const { replies, sendCount } = sender.conversation(7);
    expect(replies.outline.get().phase).toBe('sending');
    expect(sendCount.get()).toBe(1);
    await settle();
    expect(sendMessage).toHaveBeenCalledTimes(1);
    expect(waitingIds()).toEqual([]);
    expect(effects).toEqual(['2 stored in 7', 'ended']);
  });

  it('without a session is given one, and sent to it', async () => {
    startTab();
    sender.beginnings.begin('头痛', null, () => undefined);
    await settle();
    expect(effects).toEqual([`begun by ${String(sentIds()[0])}`, '2 stored in 7', 'ended']);
  });

  it('is told to the app where the quota refuses it', async () => {
    const text = '次数已用完';
    sendMessage.mockImplementation(() =>
      refuse(new CallError({ code: 'quota_exhausted', status: 403, text })),
    );
    outbox.add(written);
    startTab();
    await settle();
    expect(effects).toContain('spent');
  });

  it('goes after the answer to the one before', async () => {
    sendMessage.mockImplementationOnce((_sent, options) => silent(options?.signal));
    startTab();
    const conversation = sender.conversation(7);
    sender.open(conversation);
    list(7);
    sender.send(7, { content: '头痛' }, null);
    sender.send(7, { content: '发热' }, null);
    await settle();
    expect(sendMessage).toHaveBeenCalledTimes(1);
    conversation.connection.withdraw();
    outbox.remove(waitingIds()[0] ?? '');
    await settle();
    expect(sendMessage.mock.calls.at(-1)?.[0].body.content).toBe('发热');
  });

  it('is refused in the language that is chosen by then', () => {
    startTab();
    for (let at = 0; at < waitingMax; at += 1) {
      outbox.add({ ...written, clientMessageId: `${at}` });
    }
    const [before, after] = (['zh-CN', 'en-US'] as const).map((chosen) => {
      language.set(chosen);
      expect(sender.send(7, { content: '头痛' }, null)).toBe(false);
      return notifications.get().at(-1)?.message;
    });
    expect(before).not.toBe(after);
  });
});

describe('a message that waits on the device', () => {
  it('is sent at the start, whatever page is open', async () => {
    outbox.add(written);
    startTab();
    await settle();
    expect(sentIds()).toEqual(['one']);
    expect(waitingIds()).toEqual([]);
  });

  it('waits for the list of the open session, and is not sent when it has arrived', async () => {
    outbox.add(written);
    sender.open(sender.conversation(7));
    startTab();
    await settle();
    expect(sendMessage).not.toHaveBeenCalled();
    list(7, messageRow(11, { role: 'user', content: '头痛', clientMessageId: 'one' }));
    await settle();
    expect(waitingIds()).toEqual([]);
    expect(sendMessage).not.toHaveBeenCalled();
  });

  it('goes after the reply that runs there', async () => {
    outbox.add(written);
    followReply.mockImplementation((_sent, options) => silent(options?.signal));
    sender.open(sender.conversation(7));
    startTab();
    list(7, messageRow(12, { status: 'streaming' }));
    await settle();
    expect(followReply).toHaveBeenCalledTimes(1);
    expect(sendMessage).not.toHaveBeenCalled();
  });

  it('continues when its page is left', async () => {
    sendMessage.mockImplementationOnce((_sent, options) => silent(options?.signal));
    startTab();
    const leave = sender.open(sender.conversation(7));
    list(7);
    sender.send(7, { content: '头痛' }, null);
    leave();
    await settle();
    expect(new Set(sentIds()).size).toBe(1);
    expect(sendMessage).toHaveBeenCalledTimes(2);
    expect(waitingIds()).toEqual([]);
  });

  it('is sent to one session after the other', async () => {
    sendMessage.mockImplementationOnce((_sent, options) => silent(options?.signal));
    outbox.add(written);
    outbox.add({ ...written, sessionId: 8, clientMessageId: 'two' });
    startTab();
    await settle();
    expect(sentIds()).toEqual(['one']);
    outbox.remove('one');
    sender.conversation(7).connection.withdraw();
    await settle();
    expect(sentIds()).toEqual(['one', 'two']);
  });

  it('stays while the server cannot be reached, and is tried again', async () => {
    sendMessage.mockImplementationOnce(() => refuse(localError('network', 'zh-CN')));
    outbox.add(written);
    startTab();
    await settle(100);
    expect(waitingIds()).toEqual(['one']);
    await settle(20_000);
    expect(waitingIds()).toEqual([]);
    expect(sentIds()).toEqual(['one', 'one']);
  });

  it('goes by itself when a busy server has room', async () => {
    sendMessage.mockImplementationOnce(busy);
    outbox.add(written);
    startTab();
    await settle(4_000);
    expect(waitingIds()).toEqual(['one']);
    await settle(2_000);
    expect(waitingIds()).toEqual([]);
    expect(sendMessage).toHaveBeenCalledTimes(2);
  });

  it('becomes a draft again when the server stays busy', async () => {
    sendMessage.mockImplementation(busy);
    outbox.add(written);
    startTab();
    await settle(busyTriesMax * 5_000);
    expect(sendMessage).toHaveBeenCalledTimes(busyTriesMax);
    expect(readDraft('chat-7')).toBe('头痛');
    expect(waitingIds()).toEqual([]);
    expect(notifications.get().at(-1)?.type).toBe('warning');
  });

  it('is not sent with the sign-in of another person', async () => {
    let isHungUp = false;
    sendMessage.mockImplementation((_sent, options) => {
      options?.signal?.addEventListener('abort', () => (isHungUp = true));
      return silent(options?.signal);
    });
    outbox.add(written);
    startTab();
    await settle();
    signInState.begin({ id: 2, name: 'b', email: '' }, tokens, true);
    await settle(60_000);
    expect(isHungUp).toBe(true);
    expect(sendMessage).toHaveBeenCalledTimes(1);
  });

  it('becomes a draft when the sign-in expires while it is sent', async () => {
    sendMessage.mockImplementation(() => {
      signInState.end('expired');
      return refuse(new CallError({ code: 'sign_in_required', status: 401, text: '' }));
    });
    outbox.add(written);
    startTab();
    await settle();
    expect(readDraft('chat-7')).toBe('头痛');
  });

  it('leaves no words behind when its writer signs out while it is sent', async () => {
    sendMessage.mockImplementation((_sent, options) => silent(options?.signal));
    outbox.add(written);
    startTab();
    await settle();
    clearDrafts();
    signInState.end('signed-out');
    await settle();
    expect(readDraft('chat-7')).toBe('');
    expect(localStorage.getItem('outbox')).toBeNull();
  });

  it('is not sent once the sender has ended', async () => {
    startTab();
    stop();
    outbox.add(written);
    await settle();
    expect(sendMessage).not.toHaveBeenCalled();
  });
});
