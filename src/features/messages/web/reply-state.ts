import { createStore, type Store } from '#platform/web/store.ts';

import type { Message, SuggestionIds, SymptomsSummary } from '../contract.ts';
import type { ReplyAlarm } from '../reply-alarm.ts';

/** A message being sent: shown at once, held until the server has it. */
export type PendingSend = {
  clientMessageId: string;
  content: string;
  /** Also its temporary id (MSG-41). */
  atMs: number;
  /** The ids of the tapped answers that it consists of. */
  optionIds?: readonly string[];
  userMessageId: number | null;
};

export type LiveReply = {
  /** Null until the first event names it. */
  id: number | null;
  content: string;
  reasoning: string;
  summary: SymptomsSummary | null;
  suggestions: readonly string[];
  suggestionsTogether: boolean;
  suggestionIds?: SuggestionIds;
  alarm?: ReplyAlarm;
  status: string;
};

/** A question being sent or just sent, and its reply. */
export type Turn = { send: PendingSend | null; reply: LiveReply | null };

export type ReplyState = Turn & {
  phase: 'idle' | 'sending' | 'streaming';
  /** Turns from before the newest that the list of messages did not hold yet. */
  past: readonly Turn[];
  /** The stream broke and is being joined again. */
  isReconnecting: boolean;
  /** It is joined again when the server, which was reached, has room. */
  isServerBusy: boolean;
  error: string | null;
  /** The last send was refused because no message is left. */
  isQuotaSpent: boolean;
  /** A stored question whose reply failed: sending it again costs no second question. */
  failed: PendingSend | null;
};

export const idleReply: ReplyState = {
  phase: 'idle',
  send: null,
  reply: null,
  past: [],
  isReconnecting: false,
  isServerBusy: false,
  error: null,
  isQuotaSpent: false,
  failed: null,
};

export type ReplyAction =
  | { type: 'sent'; send: PendingSend }
  | { type: 'followed'; messageId: number }
  | {
      type: 'received';
      messageId: number | null;
      userMessageId: number | null;
      content: string;
      reasoning: string;
      summary: SymptomsSummary | null;
      suggestions: readonly string[];
      suggestionsTogether: boolean;
      suggestionIds?: SuggestionIds;
      alarm?: ReplyAlarm;
    }
  | { type: 'disconnected'; isServerBusy?: boolean }
  /** Abandoned before any response from the server. */
  | { type: 'withdrawn' }
  | { type: 'ended'; status: string; error: string | null }
  | { type: 'refused'; error: string | null; isQuotaSpent?: boolean }
  /** The stored messages were read: they are the truth about what has ended. */
  | { type: 'listed'; messages: readonly Message[] }
  | { type: 'dismissed' }
  /** The page has left the session. */
  | { type: 'left' };

const emptyReply: LiveReply = {
  id: null,
  content: '',
  reasoning: '',
  summary: null,
  suggestions: [],
  suggestionsTogether: false,
  status: 'streaming',
};

/** The server does not have it yet: what was sent waits for the network, or for a busy server. */
export const isWaitingToSend = ({ phase, isReconnecting }: ReplyState): boolean =>
  phase === 'sending' && isReconnecting;

/** MSG-41: idle → sending → streaming → idle; what does not fit the phase changes nothing. */
export function replyState(state: ReplyState, action: ReplyAction): ReplyState {
  switch (action.type) {
    case 'sent':
      if (state.phase !== 'idle') return state;
      return opened(state, { send: action.send, reply: emptyReply }, 'sending');
    case 'followed':
      if (state.phase !== 'idle') return state;
      return opened(
        state,
        { send: null, reply: { ...emptyReply, id: action.messageId } },
        'streaming',
      );
    case 'received':
      return received(state, action);
    case 'disconnected':
      if (state.phase === 'idle') return state;
      return { ...state, isReconnecting: true, isServerBusy: action.isServerBusy ?? false };
    case 'withdrawn':
      return state.phase === 'sending' ? { ...idleReply, past: state.past } : state;
    case 'ended':
      return ended(state, action);
    case 'refused':
      if (state.phase === 'idle') return state;
      return {
        ...idleReply,
        past: state.past,
        error: action.error,
        isQuotaSpent: action.isQuotaSpent ?? false,
      };
    case 'listed':
      return listed(state, action.messages);
    case 'dismissed':
      // From now on the end of the list offers the retry.
      return { ...state, error: null, failed: null };
    case 'left':
      return idleReply;
  }
}

function opened(state: ReplyState, turn: Turn, phase: 'sending' | 'streaming'): ReplyState {
  const isKnown = (state.send?.userMessageId ?? state.reply?.id ?? null) !== null;
  const before = isKnown ? [...state.past, { send: state.send, reply: state.reply }] : state.past;
  const sentId = turn.send?.clientMessageId;
  return {
    ...idleReply,
    ...turn,
    phase,
    // A message that is sent again or a reply that is continued is current again.
    past: withoutReply(
      before.filter(({ send }) => !send || send.clientMessageId !== sentId),
      turn.reply?.id ?? null,
    ),
  };
}

/** Removes the reply that continues here from the earlier turns. */
const withoutReply = (past: readonly Turn[], id: number | null): readonly Turn[] =>
  past.some(({ reply }) => reply?.id === id)
    ? past.map(({ send, reply }) => ({ send, reply: reply?.id === id ? null : reply }))
    : past;

/** Drops what the list now contains: a message that is deleted later must not reappear. */
function listed(state: ReplyState, messages: readonly Message[]): ReplyState {
  const rest = ({ send, reply }: Turn): Turn => {
    const isSendListed = messages.some((each) => each.clientMessageId === send?.clientMessageId);
    const row = messages.find(({ id }) => id === reply?.id);
    return {
      send: isSendListed ? null : send,
      reply: row && row.status !== 'streaming' ? null : reply,
    };
  };
  const past = state.past.map(rest).filter(({ send, reply }) => send !== null || reply !== null);
  if (state.phase !== 'idle') return { ...state, past };
  const cleared = isFailureDeleted(state, messages) ? { error: null, failed: null } : {};
  return { ...state, ...cleared, ...rest(state), past };
}

/** A question that was in the list and no longer is cannot be retried. */
const isFailureDeleted = ({ failed, send }: ReplyState, messages: readonly Message[]): boolean =>
  failed !== null &&
  send === null &&
  !messages.some(({ clientMessageId }) => clientMessageId === failed.clientMessageId);

function received(state: ReplyState, action: ReplyAction & { type: 'received' }): ReplyState {
  if (state.phase === 'idle' || !state.reply) return state;
  const { type: _, messageId, userMessageId: askedId, ...words } = action;
  const id = messageId ?? state.reply.id;
  const userMessageId = askedId ?? state.send?.userMessageId ?? null;
  return {
    ...state,
    phase: 'streaming',
    past: id === null ? state.past : withoutReply(state.past, id),
    isReconnecting: false,
    isServerBusy: false,
    send: withUserMessage(state.send, userMessageId),
    reply: { ...state.reply, id, ...words },
  };
}

const withUserMessage = (send: PendingSend | null, userMessageId: number | null) =>
  send && send.userMessageId !== userMessageId ? { ...send, userMessageId } : send;

function ended(state: ReplyState, action: ReplyAction & { type: 'ended' }): ReplyState {
  if (state.phase === 'idle') return state;
  const isFailed = action.status === 'failed' || action.error !== null;
  const isEmpty = state.reply === null || state.reply.content === '';
  return {
    ...state,
    phase: 'idle',
    isReconnecting: false,
    isServerBusy: false,
    // MSG-41: on failure the empty reply goes; what was written stays.
    reply: isFailed && isEmpty ? null : state.reply && { ...state.reply, status: action.status },
    error: action.error,
    failed: isFailed ? state.send : null,
  };
}

/** The words of the reply that runs. */
export type ReplyWords = { content: string; reasoning: string };

export type ReplyStore = {
  state: Omit<Store<ReplyState>, 'set'>;
  /** The state, but while a reply is being written its words are those with which something else changed. */
  outline: Omit<Store<ReplyState>, 'set'>;
  dispatch: (action: ReplyAction) => void;
};

/**
 * A session's reply, followed at two paces: the page follows its outline, and only the message that
 * is being written follows its words, so that a piece of text draws that message and nothing else.
 */
export function createReplyStore(): ReplyStore {
  const state = createStore(idleReply);
  const outline = createStore(idleReply);
  return {
    state,
    outline,
    dispatch: (action) => {
      const next = replyState(state.get(), action);
      state.set(next);
      if (!differsInWordsOnly(next, outline.get())) outline.set(next);
    },
  };
}

/** The words of that message so far; null unless it is the one being written and has any. */
export function wordsOf({ phase, reply }: ReplyState, messageId: number | null): ReplyWords | null {
  if (phase === 'idle' || reply?.id !== messageId || !hasWords(reply)) return null;
  return reply;
}

const hasWords = ({ content, reasoning }: ReplyWords): boolean =>
  content !== '' || reasoning !== '';

function differsInWordsOnly(a: ReplyState, b: ReplyState): boolean {
  const [{ reply: one, ...rest }, { reply: other, ...others }] = [a, b];
  if (!one || !other || !isSame(rest, others)) return false;
  const hasBegun = hasWords(one) === hasWords(other) && !one.content === !other.content;
  return hasBegun && isSame({ ...one, ...noWords }, { ...other, ...noWords });
}

const noWords: ReplyWords = { content: '', reasoning: '' };

function isSame<T extends object>(a: T, b: T): boolean {
  return (Object.keys(a) as (keyof T)[]).every((key) => Object.is(a[key], b[key]));
}
