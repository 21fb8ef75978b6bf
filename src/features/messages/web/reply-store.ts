import { idleReply, replyState, type ReplyAction, type ReplyState } from './reply-state.ts';

/** The words of the reply that runs. */
export type ReplyWords = { content: string; reasoning: string };

/**
 * A session's reply, heard at two paces: the page follows its outline, and only the message that is
 * being written follows its words, so that a piece of text draws that message and nothing else.
 */
export class ReplyStore {
  #state: ReplyState = idleReply;
  #outline: ReplyState = idleReply;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly dispatch = (action: ReplyAction): void => {
    const state = replyState(this.#state, action);
    if (state === this.#state) return;
    this.#state = state;
    if (!differsInWordsOnly(state, this.#outline)) this.#outline = state;
    for (const listener of this.#listeners) listener();
  };

  /** The state, but while a reply is being written its words are those with which something else changed. */
  readonly outline = (): ReplyState => this.#outline;

  /** The words of that message so far; null unless it is the one being written and has any. */
  wordsOf(messageId: number | null): ReplyWords | null {
    const { phase, reply } = this.#state;
    if (phase === 'idle' || reply?.id !== messageId || !hasWords(reply)) return null;
    return reply;
  }
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
