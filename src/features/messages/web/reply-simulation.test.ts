import fc from 'fast-check';
import { expect, it } from 'vitest';

import { messageRow } from '#test/message-row.ts';

import type { Message } from '../contract.ts';
import { idleReply, isWaitingToSend, replyState, type ReplyAction } from './reply-state.ts';
import { shownMessages, type ShownMessage } from './shown-messages.ts';

// A model of a page, a server and a bad network, as far as the reducer can distinguish them.

const steps = [
  'write',
  'write',
  'drive',
  'drive',
  'say',
  'say',
  'say',
  'break',
  'die',
  'end',
  'cancel',
  'fail',
  'refuse',
  'withdraw',
  'clash',
  'otherTab',
  'dismiss',
  'list',
  'list',
  'follow',
  'resume',
  'reload',
  'delete',
] as const;
type Step = (typeof steps)[number];
type Waiting = { id: string; content: string };

/** Runs the steps that fit; after each one every word must be somewhere. */
class World {
  state = idleReply;
  /** What the server has, and what the page last read of it. */
  server: Message[] = [];
  listed: Message[] = [];
  outbox: Waiting[] = [];
  /** What went back to the input. */
  input: string[] = [];
  written: string[] = [];
  #nextId = 1;
  #words = 0;

  do(step: Step): void {
    this.#moves[step]();
  }

  get shown(): ShownMessage[] {
    return shownMessages(this.listed, this.state);
  }

  /** As the page draws them: what waits, without what is on its way. */
  get waiting(): Waiting[] {
    const isHeld = isWaitingToSend(this.state);
    const inFlight = this.state.phase === 'sending' && !isHeld ? this.state.send : null;
    return this.outbox.filter(({ id }) => id !== inFlight?.clientMessageId);
  }

  readonly #moves: Record<Step, () => void> = {
    write: () => {
      this.#words += 1;
      const content = `words ${this.#words}`;
      this.written.push(content);
      this.outbox.push({ id: `client ${content}`, content });
    },
    drive: () => {
      const [next] = this.outbox;
      // A reply that the list calls running is followed first.
      const running = this.shown.find(({ status }) => status === 'streaming');
      if (!next || running || this.state.phase !== 'idle') return;
      const atMs = 1_732_000_000_000 + this.#words * 10;
      const send = { clientMessageId: next.id, content: next.content, atMs, userMessageId: null };
      this.#dispatch({ type: 'sent', send });
    },
    say: () => {
      const { send, phase } = this.state;
      if (phase === 'idle') return;
      if (phase === 'sending' && send) this.#store(send.clientMessageId, send.content);
      const reply = this.#running;
      if (!reply) return;
      reply.content += '字';
      this.#dispatch({
        type: 'received',
        messageId: reply.id,
        userMessageId: send ? reply.id - 1 : null,
        content: reply.content,
        reasoning: '',
        summary: null,
        suggestions: [],
        suggestionsTogether: false,
      });
      if (send) this.#leaveOutbox(send.clientMessageId);
    },
    break: () => this.#dispatch({ type: 'disconnected' }),
    die: () => this.#end('interrupted', null),
    end: () => this.#end('complete', null),
    cancel: () => this.#end('cancelled', null),
    fail: () => this.#end('failed', '模型没有回应'),
    refuse: () => this.#giveBack({ type: 'refused', error: '次数已用完' }),
    withdraw: () => this.#giveBack({ type: 'withdrawn' }),
    // Another reply runs, so the server refuses it, and it waits.
    clash: () => {
      if (this.state.phase === 'sending') this.#dispatch({ type: 'withdrawn' });
      this.#moves.list();
    },
    // The first message that waits is sent by another tab, and this one is notified.
    otherTab: () => {
      const [next] = this.outbox;
      if (!next || this.#running || this.state.phase !== 'idle') return;
      this.#store(next.id, next.content);
      this.#leaveOutbox(next.id);
      this.#moves.list();
    },
    dismiss: () => this.#dispatch({ type: 'dismissed' }),
    list: () => {
      this.listed = structuredClone(this.server);
      this.#dispatch({ type: 'listed', messages: this.listed });
      for (const { clientMessageId } of this.listed) this.#leaveOutbox(clientMessageId ?? '');
    },
    follow: () => {
      const running = this.listed.find(({ status }) => status === 'streaming');
      if (running) this.#dispatch({ type: 'followed', messageId: running.id });
    },
    resume: () => {
      const newest = this.server.at(-1);
      if (this.state.phase !== 'idle' || newest?.status !== 'interrupted') return;
      newest.status = 'streaming';
      this.#dispatch({ type: 'followed', messageId: newest.id });
    },
    delete: () => {
      // The end of a reply reads the list again; no deletion is faster.
      if (this.state.phase !== 'idle') return;
      this.#moves.list();
      const gone = this.server.splice(-2);
      const words = gone.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
      this.written = this.written.filter((each) => !words.includes(each));
      this.#moves.list();
    },
    reload: () => {
      this.state = idleReply;
      this.#moves.list();
    },
  };

  get #running(): Message | undefined {
    return this.server.find(({ status }) => status === 'streaming');
  }

  #dispatch(action: ReplyAction): void {
    this.state = replyState(this.state, action);
  }

  #store(clientMessageId: string, content: string): void {
    if (this.server.some((each) => each.clientMessageId === clientMessageId)) return;
    this.server.push(messageRow(this.#nextId, { role: 'user', content, clientMessageId }));
    this.server.push(messageRow(this.#nextId + 1, { status: 'streaming' }));
    this.#nextId += 2;
  }

  #end(status: Message['status'], error: string | null): void {
    const running = this.#running;
    if (!running || this.state.phase !== 'streaming') return;
    running.status = status;
    this.#dispatch({ type: 'ended', status, error });
  }

  /** Without a response from the server the text returns to the input. */
  #giveBack(action: ReplyAction): void {
    const { send, phase } = this.state;
    if (phase !== 'sending' || !send) return;
    this.#dispatch(action);
    this.#leaveOutbox(send.clientMessageId);
    this.input.push(send.content);
  }

  #leaveOutbox(id: string): void {
    this.outbox = this.outbox.filter((each) => each.id !== id);
  }
}

it('keeps every word in exactly one place, whatever happens in whatever order', () => {
  const story = fc.array(fc.constantFrom(...steps), { minLength: 20, maxLength: 60 });
  fc.assert(
    fc.property(story, (steps) => {
      const world = new World();
      for (const step of steps) {
        world.do(step);
        const { shown, waiting, input, written } = world;
        const own = shown.filter(({ role }) => role === 'user').map(({ content }) => content);
        const places = [...own, ...waiting.map(({ content }) => content), ...input];
        expect(places.toSorted()).toEqual(written.toSorted());
      }
    }),
    { numRuns: 500 },
  );
});

it('shows each message once, one running reply at most, and no temporary id that is known', () => {
  const story = fc.array(fc.constantFrom(...steps), { minLength: 20, maxLength: 60 });
  fc.assert(
    fc.property(story, (steps) => {
      const world = new World();
      for (const step of steps) {
        world.do(step);
        const { shown, state } = world;
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
        expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
        expect(shown.filter(({ status }) => status === 'streaming').length).toBeLessThan(2);
        const temporary = shown.filter(({ isTemporary }) => isTemporary);
        if (state.phase !== 'sending') expect(temporary).toEqual([]);
        for (const { id } of shown.filter(({ isTemporary }) => !isTemporary)) {
          expect(world.server.map((each) => each.id)).toContain(id);
        }
      }
    }),
    { numRuns: 500 },
  );
});
