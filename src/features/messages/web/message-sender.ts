import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';

import { outbox, type WaitingSend } from '#platform/web/outbox.ts';
import { isKeyOf } from '#platform/web/query-key.ts';
import { signInState } from '#platform/web/sign-in-state.ts';

import type { Message } from '../contract.ts';
import { Beginnings, type BeginSession } from './beginnings.ts';
import { createConversation, type Conversation, type MessageEffects } from './conversation.ts';
import { messageApi } from './message-api.ts';
import { inOrder, messagesKey, type MessagePage } from './message-pages.ts';
import { putIntoOutbox } from './put-into-outbox.ts';
import type { PendingSend } from './reply-state.ts';

type SenderParts = MessageEffects & {
  cache: QueryClient;
  beginSession: BeginSession;
  /** Messages have been deleted or restored. */
  onMessagesChanged: () => void;
};

/** What was written, and the ids of the tapped answers that it consists of. */
type Written = { content: string; optionIds?: readonly string[] };

/**
 * The one sender of a tab. A press of the send button puts the message into the outbox, and every
 * change of the outbox sends the first message of a session that is this tab's to send: that of the
 * session on the screen, and of the others one session after the other. What waits from before goes
 * when the sender starts, when the network is back, and when another tab has gone.
 */
export class MessageSender {
  readonly #parts: SenderParts;
  readonly #beginnings: Beginnings;
  readonly #conversations = new Map<number, Conversation>();
  #isStarted = false;
  #openId: number | null = null;
  #user = signInState.name();

  constructor(parts: SenderParts) {
    this.#parts = parts;
    this.#beginnings = new Beginnings(parts.beginSession, () => this.#sendSoon());
  }

  /** Begins to send. Returns what ends it. */
  start(): () => void {
    const listening = new AbortController();
    const online = (): void => {
      this.#wake();
      this.#sendWaiting();
    };
    const offline = (): void => this.#forEach(({ connection }) => connection.lose());
    window.addEventListener('online', online, listening);
    window.addEventListener('offline', offline, listening);
    // Sleep stops timers and closes sockets unnoticed; the page's own events show when to check.
    window.addEventListener('pageshow', () => this.#wake(), listening);
    document.addEventListener('visibilitychange', () => this.#wake(), listening);
    const leave = [
      outbox.subscribe((now, before) => this.#onOutbox(now, before)),
      this.#parts.cache.getQueryCache().subscribe((event) => this.#onQuery(event)),
    ];
    this.#isStarted = true;
    this.#sendWaiting();
    return () => {
      this.#isStarted = false;
      listening.abort();
      for (const each of leave) each();
      this.#beginnings.close();
      this.#forEach((each) => this.#close(each));
    };
  }

  /** What is written to begin a session, and the messages that wait for theirs. */
  get beginnings(): Beginnings {
    return this.#beginnings;
  }

  conversation(sessionId: number): Conversation {
    const known = this.#conversations.get(sessionId);
    if (known) return known;
    const isOnScreen = () => this.#openId === sessionId;
    const made = createConversation(sessionId, { ...this.#parts, isOnScreen });
    made.replies.outline.subscribe((now, was) => {
      if (now.phase === 'idle' && was.phase !== 'idle') this.#sendSoon();
    });
    this.#conversations.set(sessionId, made);
    return made;
  }

  /** The session is on the screen, until the returned function is called. */
  open(conversation: Conversation): () => void {
    const { sessionId } = conversation;
    this.#openId = sessionId;
    const data = this.#parts.cache.getQueryData<{ pages: MessagePage[] }>(messagesKey(sessionId));
    if (data) this.#noteListed(conversation, inOrder(data.pages));
    const unfollow = conversation.draft.follow();
    return () => {
      unfollow();
      if (this.#openId === sessionId) this.#openId = null;
      conversation.listed = null;
      this.#close(conversation);
      this.#sendSoon();
    };
  }

  /** False when too many messages wait already; the person is notified. */
  send(sessionId: number, written: Written, model: string | null): boolean {
    const { sendCount } = this.conversation(sessionId);
    if (putIntoOutbox({ sessionId, ...written, model }) === null) return false;
    sendCount.set(sendCount.get() + 1);
    return true;
  }

  /** Requests an answer to a stored message again. */
  retry({ connection, sendCount }: Conversation, send: PendingSend, model: string | null): void {
    sendCount.set(sendCount.get() + 1);
    void connection.send(send, model);
  }

  /** Takes back what has not arrived; its words return to the input. */
  withdraw({ replies, connection, draft }: Conversation, send: WaitingSend): void {
    const { clientMessageId, content } = send;
    outbox.remove(clientMessageId);
    if (replies.state.get().send?.clientMessageId === clientMessageId) connection.withdraw();
    draft.giveBack(content);
  }

  /** Messages have been deleted or restored: they are read again, and what is drawn from them. */
  readonly reread = (): void => this.#parts.onMessagesChanged();

  #onOutbox(now: readonly WaitingSend[], before: readonly WaitingSend[]): void {
    this.#closeForOtherUser();
    const stillWaiting = new Set(now.map(({ clientMessageId }) => clientMessageId));
    for (const { sessionId, ownership, clientMessageId } of before) {
      if (ownership !== 'others' || stillWaiting.has(clientMessageId)) continue;
      if (sessionId === null) continue;
      // Another tab has sent it: its reply is followed here too.
      void this.#parts.cache.invalidateQueries({ queryKey: messagesKey(sessionId) });
    }
    this.#sendWaiting();
  }

  /** A message goes with the sign-in of the person who wrote it, or not at all. */
  #closeForOtherUser(): void {
    const signIn = signInState.get();
    // An expired sign-in refuses what is being sent: its words become a draft.
    if (signIn.status === 'anonymous' && signIn.ended === 'expired') return;
    const user = signInState.name();
    if (user !== this.#user) this.#forEach((each) => this.#close(each));
    this.#user = user;
  }

  #onQuery({ type, query, ...event }: QueryCacheNotifyEvent): void {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success') return;
    const { queryKey } = query as { queryKey: readonly unknown[] };
    if (!isKeyOf(queryKey, messageApi, 'listMessages') || queryKey[1] !== this.#openId) return;
    const { pages } = query.state.data as { pages: MessagePage[] };
    this.#noteListed(this.conversation(queryKey[1] as number), inOrder(pages));
    this.#sendWaiting();
  }

  #noteListed(conversation: Conversation, messages: readonly Message[]): void {
    const newest = messages.at(-1);
    conversation.listed = {
      clientMessageIds: new Set(messages.flatMap((each) => each.clientMessageId ?? [])),
      runningId: newest?.status === 'streaming' ? newest.id : null,
    };
    conversation.replies.dispatch({ type: 'listed', messages });
    this.#follow(conversation);
  }

  /** A reply that runs when the page opens, or that another device requested, is followed. */
  #follow({ replies, connection, listed }: Conversation): void {
    if (listed && replies.state.get().phase === 'idle') connection.noteRunning(listed.runningId);
  }

  /** When the connection has finished with its message: a refused one has left the outbox by then. */
  #sendSoon(): void {
    queueMicrotask(() => this.#sendWaiting());
  }

  #sendWaiting(): void {
    if (!this.#isStarted) return;
    this.#beginnings.beginNext();
    this.#sendOnScreen();
    this.#sendElsewhere();
  }

  #sendOnScreen(): void {
    const open = this.#openId === null ? undefined : this.#conversations.get(this.#openId);
    if (!open) return;
    this.#removeArrived(open);
    this.#follow(open);
    const next = outbox.get().find(({ sessionId }) => sessionId === open.sessionId);
    if (next && open.listed) this.#sendNext(open, next);
  }

  /** One session after the other; the next one when this one has nothing left. */
  #sendElsewhere(): void {
    const isElsewhere = <S extends { sessionId: number | null }>(
      each: S,
    ): each is S & { sessionId: number } =>
      each.sessionId !== null && each.sessionId !== this.#openId;
    const isSending = [...this.#conversations.values()].some(
      (each) => isElsewhere(each) && each.replies.state.get().phase !== 'idle',
    );
    if (isSending || !navigator.onLine) return;
    const next = outbox
      .get()
      .filter(isElsewhere)
      .find((each, _, all) => each.ownership === 'ours' && isFirstOfSession(each, all));
    if (next) this.#sendNext(this.conversation(next.sessionId), next);
  }

  #sendNext({ replies, connection }: Conversation, next: WaitingSend): void {
    if (next.ownership !== 'ours' || replies.state.get().phase !== 'idle') return;
    const { clientMessageId, content, atMs, model, optionIds = [] } = next;
    const send = { clientMessageId, content, atMs, optionIds, userMessageId: null };
    void connection.send(send, model);
  }

  /** Where the answer was lost and not the message, the list has it. */
  #removeArrived({ sessionId, replies, listed }: Conversation): void {
    const { phase, send } = replies.state.get();
    const inFlightId = phase === 'sending' ? send?.clientMessageId : undefined;
    for (const { clientMessageId, ...each } of outbox.get()) {
      const isArrived = listed?.clientMessageIds.has(clientMessageId) ?? false;
      if (each.sessionId === sessionId && isArrived && clientMessageId !== inFlightId) {
        outbox.remove(clientMessageId);
      }
    }
  }

  #close({ connection, replies }: Conversation): void {
    connection.close();
    replies.dispatch({ type: 'left' });
  }

  #wake(): void {
    if (document.hidden) return;
    this.#beginnings.wake();
    this.#forEach(({ connection }) => connection.wake());
  }

  #forEach(act: (conversation: Conversation) => void): void {
    for (const each of this.#conversations.values()) act(each);
  }
}

const isFirstOfSession = (send: WaitingSend, all: readonly WaitingSend[]): boolean =>
  all.find(({ sessionId }) => sessionId === send.sessionId) === send;
