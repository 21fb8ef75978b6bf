// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CallError, localError } from '#platform/web/call-error.ts';
import { notifications } from '#platform/web/notify.ts';

import type { ReplyEvent } from '../contract.ts';
import { messageApi } from './message-api.ts';
import { busyTriesMax } from './read-reply.ts';
import { ReplyConnection, type ConnectionOwner } from './reply-connection.ts';
import { idleReply, replyState, type ReplyAction, type ReplyState } from './reply-state.ts';

type Api = typeof messageApi;
vi.mock('./message-api.ts', () => ({
  messageApi: {
    sendMessage: vi.fn<Api['sendMessage']>(),
    followReply: vi.fn<Api['followReply']>(),
    resumeReply: vi.fn<Api['resumeReply']>(),
    cancelReply: vi.fn<Api['cancelReply']>(),
  },
}));
// The frames of a browser, without the browser: every event is published at once.
vi.mock('#platform/web/frames.ts', () => ({
  inFrames: (show: () => void) => ({ request: show, settled: () => Promise.resolve() }),
}));

const send = { clientMessageId: 'one', content: '头痛', atMs: 1, userMessageId: null };
const begun: ReplyEvent = { message_id: 12, user_message_id: 11, content: '先说' };
const whole: ReplyEvent = { content: '，再说。', done: true, status: 'complete' };

async function* streamOf(...events: ReplyEvent[]): AsyncGenerator<ReplyEvent> {
  yield* events;
}
async function* unreachable(): AsyncGenerator<ReplyEvent> {
  yield* await Promise.reject<ReplyEvent[]>(localError('network', 'zh-CN'));
}
async function* busy(retryAfterSeconds?: number): AsyncGenerator<ReplyEvent> {
  const refusal = {
    code: 'unavailable',
    status: 503,
    text: '服务繁忙',
    retryAfterSeconds,
  } as const;
  yield* await Promise.reject<ReplyEvent[]>(new CallError(refusal));
}
/** Sends these events and then nothing, like a socket that died during sleep. */
async function* silent(signal: AbortSignal, ...events: ReplyEvent[]): AsyncGenerator<ReplyEvent> {
  yield* events;
  await new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

class Page {
  state: ReplyState = idleReply;
  calls: string[] = [];
  readonly owner: ConnectionOwner = {
    dispatch: (action: ReplyAction) => {
      this.state = replyState(this.state, action);
    },
    onStored: () => this.calls.push('stored'),
    onRefused: () => this.calls.push('refused'),
    reread: async () => {
      this.calls.push('reread');
    },
    onQuotaSpent: () => this.calls.push('spent'),
    onEnded: () => this.calls.push('ended'),
  };
  readonly connection = new ReplyConnection(7, this.owner);
}

/** Renders every action at once, and sends waiting messages as soon as possible. */
class QuickPage extends Page {
  readonly waiting = [send, { ...send, clientMessageId: 'two' }];
  constructor() {
    super();
    const { dispatch } = this.owner;
    this.owner.dispatch = (action) => {
      dispatch(action);
      if (this.state.phase === 'idle') queueMicrotask(() => this.sendNext());
    };
  }
  sendNext(): void {
    const next = this.waiting.shift();
    if (next) void this.connection.send(next, null);
  }
}

const calls = vi.mocked(messageApi);
const signalOf = (call: unknown[]): AbortSignal => (call[1] as { signal: AbortSignal }).signal;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it.each([
  ['has ended', () => streamOf(begun, whole)],
  ['was refused', () => streamOf({ error: '请稍后再试', done: true, status: 'failed' })],
  [
    'could not begin',
    async function* refuse(): AsyncGenerator<ReplyEvent> {
      yield* await Promise.reject<ReplyEvent[]>(localError('bad_reply', 'zh-CN'));
    },
  ],
])('takes the next send as soon as the one before %s', async (_, first) => {
  const page = new QuickPage();
  calls.sendMessage.mockImplementationOnce(first).mockImplementation(() => streamOf(begun, whole));
  page.sendNext();
  await settle();
  const sent = calls.sendMessage.mock.calls.map(([{ body }]) => body.client_message_id);
  expect(sent).toEqual(['one', 'two']);
});

describe('a send whose page closes before its refusal arrives', () => {
  const refusedLate = (status: number) =>
    async function* refuse(): AsyncGenerator<ReplyEvent> {
      await new Promise((resolve) => setTimeout(resolve, 100));
      yield* await Promise.reject<ReplyEvent[]>(
        new CallError({ code: 'sign_in_required', text: '请重新登录', status }),
      );
    };

  it.each([
    [401, ['refused']],
    [400, []],
  ])('returns its words only where the sign-in has ended: %i', async (status, expected) => {
    const page = new Page();
    calls.sendMessage.mockImplementation(refusedLate(status));
    void page.connection.send(send, null);
    await settle();
    page.connection.close();
    await vi.advanceTimersByTimeAsync(100);
    expect(page.calls).toEqual(expected);
  });
});

describe('a send that cannot reach the server', () => {
  it('is tried again with longer and longer waits, the same each time, and goes once', async () => {
    const page = new Page();
    calls.sendMessage.mockImplementation(unreachable);
    void page.connection.send(send, null);
    await settle();
    expect(page.state).toMatchObject({ phase: 'sending', isReconnecting: true });
    for (const [waitMs, tries] of [
      [500, 2],
      [1_000, 3],
      [2_000, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(waitMs);
      expect(calls.sendMessage).toHaveBeenCalledTimes(tries);
    }
    calls.sendMessage.mockImplementation(() => streamOf(begun, whole));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(page.state).toMatchObject({ phase: 'idle', reply: { id: 12, content: '先说，再说。' } });
    expect(page.calls).toEqual(['stored', 'ended']);
    const bodies = calls.sendMessage.mock.calls.map(([sent]) => sent.body.client_message_id);
    expect(new Set(bodies)).toEqual(new Set(['one']));
  });

  it('goes at once when the network is back', async () => {
    const page = new Page();
    calls.sendMessage.mockImplementation(unreachable);
    void page.connection.send(send, null);
    await vi.advanceTimersByTimeAsync(60_000);
    calls.sendMessage.mockImplementation(() => streamOf(begun, whole));
    page.connection.wake();
    await settle();
    expect(page.state.phase).toBe('idle');
    expect(page.calls).toEqual(['stored', 'ended']);
  });

  it('can be given up, and is not tried again', async () => {
    const page = new Page();
    calls.sendMessage.mockImplementation(unreachable);
    void page.connection.send(send, null);
    await settle();
    page.connection.withdraw();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.state).toEqual(idleReply);
    expect(calls.sendMessage).toHaveBeenCalledTimes(1);
  });
});

describe('a send that meets a busy server', () => {
  it('waits as long as the server requests, shows that it is waiting, and is sent automatically', async () => {
    const page = new Page();
    calls.sendMessage.mockImplementationOnce(() => busy(7));
    calls.sendMessage.mockImplementation(() => streamOf(begun, whole));
    void page.connection.send(send, null);
    await settle();
    expect(page.state).toMatchObject({
      phase: 'sending',
      isReconnecting: true,
      isServerBusy: true,
    });
    page.connection.wake();
    await vi.advanceTimersByTimeAsync(6_999);
    expect(calls.sendMessage).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.state).toMatchObject({ phase: 'idle', isServerBusy: false, reply: { id: 12 } });
    expect(page.calls).toEqual(['stored', 'ended']);
  });

  it('returns to the input after the maximum of tries, with the error of the server', async () => {
    const page = new Page();
    calls.sendMessage.mockImplementation(() => busy(5));
    void page.connection.send(send, null);
    await vi.advanceTimersByTimeAsync(busyTriesMax * 5_000);
    expect(calls.sendMessage).toHaveBeenCalledTimes(busyTriesMax);
    expect(page.state).toMatchObject({ phase: 'idle', error: '服务繁忙' });
    expect(page.calls).toEqual(['refused', 'ended']);
  });

  it.each([undefined, 3_600])('comes back at once when the time named is %s', async (seconds) => {
    const page = new Page();
    calls.sendMessage.mockImplementation(() => busy(seconds));
    void page.connection.send(send, null);
    await settle();
    expect(page.calls).toEqual(['refused', 'ended']);
  });
});

describe('a send for which no message is left', () => {
  async function* refused(text: string, code?: 'too_many_requests'): AsyncGenerator<ReplyEvent> {
    const refusal = { status: code ? 429 : 400, text, isNamed: code !== undefined };
    yield* await Promise.reject<ReplyEvent[]>(
      new CallError({ ...refusal, code: code ?? 'validation_failed' }),
    );
  }

  it.each(['对话配额不足', '您的次数不足', '额度已用完', 'Payment required', 'Quota exceeded'])(
    'is known by its words where the server names no code: %s',
    async (text) => {
      const page = new Page();
      calls.sendMessage.mockImplementationOnce(() => refused(text));
      void page.connection.send(send, null);
      await settle();
      expect(page.calls).toEqual(['spent', 'refused', 'ended']);
      expect(page.state).toMatchObject({ phase: 'idle', error: text, isQuotaSpent: true });
    },
  );

  it('is known by the words of an event, too, and the words of the message come back', async () => {
    const page = new Page();
    calls.sendMessage.mockImplementationOnce(() => streamOf({ error: '次数已用完', done: true }));
    void page.connection.send(send, null);
    await settle();
    expect(page.calls).toEqual(['spent', 'refused', 'ended']);
    expect(page.state).toMatchObject({ phase: 'idle', reply: null, error: '次数已用完' });
  });

  it('is not taken for one that the server names otherwise', async () => {
    const page = new Page();
    calls.sendMessage.mockImplementationOnce(() =>
      refused('次数太多，请稍后', 'too_many_requests'),
    );
    void page.connection.send(send, null);
    await settle();
    expect(page.state).toMatchObject({ error: '次数太多，请稍后', isQuotaSpent: false });
    calls.sendMessage.mockImplementationOnce(() =>
      streamOf({ error: '今天的次数', code: 'internal', done: true, status: 'failed' }),
    );
    void page.connection.send(send, null);
    await settle();
    expect(page.calls).not.toContain('spent');
  });
});

describe('a send that finds a reply running', () => {
  async function* clash(): AsyncGenerator<ReplyEvent> {
    const refusal = { code: 'reply_running', status: 409, text: '还在进行中' } as const;
    yield* await Promise.reject<ReplyEvent[]>(new CallError(refusal));
  }

  it('is not a refusal: the list is read for the running reply, and the connection can follow it', async () => {
    const page = new Page();
    calls.sendMessage.mockImplementationOnce(clash);
    calls.followReply.mockImplementationOnce((...call) => silent(signalOf(call), begun));
    void page.connection.send(send, null);
    await settle();
    expect(page.calls).toEqual(['reread']);
    await vi.advanceTimersByTimeAsync(500);
    expect(page.calls).toEqual(['reread', 'ended']);
    expect(page.state).toEqual(idleReply);
    page.connection.noteRunning(12);
    await settle();
    expect(page.state).toMatchObject({ phase: 'streaming', reply: { id: 12, content: '先说' } });
  });

  it('is tried less and less often while the list names nothing that runs', async () => {
    const page = new Page();
    calls.sendMessage.mockImplementation(clash);
    for (const waitMs of [500, 1_000, 2_000]) {
      void page.connection.send(send, null);
      await vi.advanceTimersByTimeAsync(waitMs - 1);
      expect(page.state.phase).toBe('sending');
      await vi.advanceTimersByTimeAsync(1);
      expect(page.state.phase).toBe('idle');
    }
    expect(page.calls).not.toContain('refused');
  });
});

describe('a connection that died without a word', () => {
  it('reconnects when the page wakes, and the reply continues', async () => {
    const page = new Page();
    calls.sendMessage.mockImplementationOnce((...call) => silent(signalOf(call), begun));
    void page.connection.send(send, null);
    await settle();
    // Sleep: the clock advances, timers do not run.
    vi.setSystemTime(Date.now() + 3_600_000);
    calls.sendMessage.mockImplementationOnce(() => streamOf({ ...begun }, whole));
    page.connection.wake();
    await settle();
    expect(page.state).toMatchObject({ phase: 'idle', reply: { content: '先说，再说。' } });
  });

  it('is left alone while it speaks', async () => {
    const page = new Page();
    calls.sendMessage.mockImplementationOnce((...call) => silent(signalOf(call), begun));
    void page.connection.send(send, null);
    await settle();
    page.connection.wake();
    await settle();
    expect(calls.sendMessage).toHaveBeenCalledTimes(1);
    expect(page.state.isReconnecting).toBe(false);
  });

  it('is aborted when the browser reports that it is offline', async () => {
    const page = new Page();
    calls.sendMessage.mockImplementationOnce((...call) => silent(signalOf(call), begun));
    calls.sendMessage.mockImplementation(unreachable);
    void page.connection.send(send, null);
    await settle();
    page.connection.lose();
    await settle();
    expect(page.state).toMatchObject({ isReconnecting: true, reply: { content: '先说' } });
  });
});

describe('a reply that broke off', () => {
  it('is asked to go on once; a connection that breaks then only follows', async () => {
    const page = new Page();
    calls.resumeReply.mockImplementationOnce(async function* broken() {
      yield* streamOf(begun);
      throw localError('stream_broken', 'zh-CN');
    });
    calls.followReply.mockImplementationOnce(() => streamOf(begun, whole));
    void page.connection.resume(12);
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.resumeReply).toHaveBeenCalledTimes(1);
    expect(page.state).toMatchObject({ phase: 'idle', reply: { content: '先说，再说。' } });
  });
});

describe('a list that is older than the end of a reply', () => {
  it('does not make it followed again; a newer one that calls it running does', async () => {
    const page = new Page();
    calls.followReply.mockImplementation(() => streamOf(begun, whole));
    page.connection.noteRunning(12);
    await settle();
    page.connection.noteRunning(12);
    await settle();
    expect(calls.followReply).toHaveBeenCalledTimes(1);
    page.connection.noteRunning(null);
    page.connection.noteRunning(12);
    await settle();
    expect(calls.followReply).toHaveBeenCalledTimes(2);
  });
});

it('notifies the page why a stopped reply was counted anyway', async () => {
  const page = new Page();
  calls.sendMessage.mockImplementation((...call) => silent(signalOf(call), begun));
  calls.cancelReply.mockResolvedValue({ cancelled: true, notice: '已计为已用' });
  void page.connection.send(send, null);
  await settle();
  page.connection.cancel();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(notifications.get()).toMatchObject([{ type: 'info', message: '已计为已用' }]);
});
