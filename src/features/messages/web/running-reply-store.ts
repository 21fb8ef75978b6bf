import { createStore, type Store } from '#platform/web/store.ts';

import { idleReply, replyState, type ReplyAction, type ReplyState } from './reply-state.ts';

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
