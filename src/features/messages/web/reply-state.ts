import type { SymptomsSummary } from '../contract.ts';

/** A message on its way: shown at once, kept until the server has it. */
export type PendingSend = {
  clientMessageId: string;
  content: string;
  /** Also its temporary id (Spec 3: a timestamp). */
  atMs: number;
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
  status: string;
};

export type ReplyState = {
  phase: 'idle' | 'sending' | 'streaming';
  send: PendingSend | null;
  reply: LiveReply | null;
  /** The stream broke and is being joined again. */
  isReconnecting: boolean;
  error: string | null;
  /** A stored question whose reply failed: sending it again costs no second question. */
  failed: PendingSend | null;
};

export const idleReply: ReplyState = {
  phase: 'idle',
  send: null,
  reply: null,
  isReconnecting: false,
  error: null,
  failed: null,
};

export type ReplyAction =
  | { type: 'sent'; send: PendingSend }
  | { type: 'followed'; messageId: number }
  | {
      type: 'said';
      messageId: number | null;
      userMessageId: number | null;
      content: string;
      reasoning: string;
      summary: SymptomsSummary | null;
      suggestions: readonly string[];
      suggestionsTogether: boolean;
    }
  | { type: 'broke' }
  | { type: 'ended'; status: string; error: string | null }
  | { type: 'refused'; error: string | null }
  | { type: 'dismissed' };

const emptyReply: LiveReply = {
  id: null,
  content: '',
  reasoning: '',
  summary: null,
  suggestions: [],
  suggestionsTogether: false,
  status: 'streaming',
};

/** Spec 4 "Streaming": idle → sending → streaming → idle; what does not fit the phase changes nothing. */
export function replyState(state: ReplyState, action: ReplyAction): ReplyState {
  switch (action.type) {
    case 'sent':
      if (state.phase !== 'idle') return state;
      return { ...idleReply, phase: 'sending', send: action.send, reply: emptyReply };
    case 'followed':
      if (state.phase !== 'idle') return state;
      return { ...idleReply, phase: 'streaming', reply: { ...emptyReply, id: action.messageId } };
    case 'said':
      return said(state, action);
    case 'broke':
      return state.phase === 'idle' ? state : { ...state, isReconnecting: true };
    case 'ended':
      return ended(state, action);
    case 'refused':
      if (state.phase === 'idle') return state;
      return { ...idleReply, error: action.error };
    case 'dismissed':
      return { ...state, error: null };
  }
}

function said(state: ReplyState, action: ReplyAction & { type: 'said' }): ReplyState {
  if (state.phase === 'idle' || !state.reply) return state;
  const { content, reasoning, summary, suggestions, suggestionsTogether } = action;
  const id = action.messageId ?? state.reply.id;
  const userMessageId = action.userMessageId ?? state.send?.userMessageId ?? null;
  return {
    ...state,
    phase: 'streaming',
    isReconnecting: false,
    send: state.send && { ...state.send, userMessageId },
    reply: {
      ...state.reply,
      id,
      content,
      reasoning,
      summary,
      suggestions,
      suggestionsTogether,
    },
  };
}

function ended(state: ReplyState, action: ReplyAction & { type: 'ended' }): ReplyState {
  if (state.phase === 'idle') return state;
  const isFailed = action.status === 'failed' || action.error !== null;
  const isEmpty = state.reply === null || state.reply.content === '';
  return {
    ...state,
    phase: 'idle',
    isReconnecting: false,
    // Spec 4: on failure the empty reply goes; what was written stays.
    reply: isFailed && isEmpty ? null : state.reply && { ...state.reply, status: action.status },
    error: action.error,
    failed: isFailed ? state.send : null,
  };
}
