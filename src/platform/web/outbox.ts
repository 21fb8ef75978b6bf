import { outboxKey as key } from './drafts.ts';
import { parseStored } from './parse-stored.ts';
import { signInState } from './sign-in-state.ts';
import { readOwnWords, writeOwnWords } from './own-words.ts';
import { SendOwner, type Standing } from './send-owner.ts';

/** Messages that wait on this device at the same time, in all conversations of all people. */
export const waitingMax = 20;

/** A message on its way, kept until the server has it: across reloads, restarts and lost networks. */
export type WaitingSend = {
  /** Whose it is: the name, which is known from the first moment of a sign-in. */
  user: string;
  sessionId: number;
  /** The same however often it is sent, so that it counts once. */
  clientMessageId: string;
  content: string;
  /** Null leaves the model to the preference. */
  model: string | null;
  atMs: number;
};

const listeners = new Set<() => void>();
const leftListeners = new Set<(left: WaitingSend) => void>();
// Only secure pages have locks.
const locks = globalThis.navigator?.locks as LockManager | undefined;
const owner = new SendOwner(locks, () => {
  read = null;
  tellAll();
});
let read: { text: string | null; user: string | null; mine: readonly WaitingSend[] } | null = null;

function readAll(text: string | null): WaitingSend[] {
  const parsed = parseStored(text);
  return Array.isArray(parsed) ? parsed.filter(isWaiting) : [];
}

function isWaiting(value: unknown): value is WaitingSend {
  if (typeof value !== 'object' || value === null) return false;
  const { user, sessionId, clientMessageId, content, model, atMs } = value as WaitingSend;
  const hasTexts = [user, clientMessageId, content].every((each) => typeof each === 'string');
  const hasNumbers = [sessionId, atMs].every((each) => Number.isSafeInteger(each));
  return hasTexts && hasNumbers && (model === null || typeof model === 'string');
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function write(all: readonly WaitingSend[]): void {
  writeOwnWords(key, all.length === 0 ? null : JSON.stringify(all));
  keepUp(false);
  tellAll();
}

function keepUp(isNews: boolean): void {
  const ids = outbox.list().map((each) => each.clientMessageId);
  owner.keepTo(ids, isNews);
}

/** One listener of other tabs for all of this one. */
let listening: AbortController | null = null;

function hear({ key: changed, oldValue, newValue }: StorageEvent): void {
  if (changed !== key && changed !== null) return;
  keepUp(true);
  tellAll();
  const still = new Set(readAll(newValue).map((each) => each.clientMessageId));
  for (const each of readAll(oldValue)) {
    if (still.has(each.clientMessageId)) continue;
    for (const listener of leftListeners) listener(each);
  }
}

function listen<T>(to: Set<T>, listener: T): () => void {
  to.add(listener);
  if (!listening) {
    listening = new AbortController();
    window.addEventListener('storage', hear, listening);
  }
  keepUp(false);
  return () => {
    to.delete(listener);
    if (listeners.size + leftListeners.size > 0) return;
    listening?.abort();
    listening = null;
  };
}

/** What the signed-in person has on the way; in the order of writing, the same in every tab. One of them sends it. */
export const outbox = {
  list: (): readonly WaitingSend[] => {
    const text = readOwnWords(key);
    const user = signInState.name();
    if (read?.text !== text || read.user !== user) {
      read = { text, user, mine: readAll(text).filter((each) => each.user === user) };
    }
    return read.mine;
  },
  /** Whether this tab is the one that sends a message. */
  standingOf: ({ clientMessageId }: WaitingSend): Standing => owner.standingOf(clientMessageId),
  /** False when it is full: the message must stay with its writer. */
  add: (send: Omit<WaitingSend, 'user'>): boolean => {
    const user = signInState.name();
    const all = readAll(readOwnWords(key));
    if (user === null || all.length >= waitingMax) return false;
    owner.claim(send.clientMessageId);
    write([...all, { ...send, user }]);
    return true;
  },
  remove: (clientMessageId: string): void => {
    const all = readAll(readOwnWords(key));
    const others = all.filter((each) => each.clientMessageId !== clientMessageId);
    if (others.length < all.length) write(others);
  },
  /** Hears of changes, here and in other tabs. */
  subscribe: (listener: () => void): (() => void) => listen(listeners, listener),
  /** Hears when another tab has sent a message, or has given it back to its writer. */
  onLeftElsewhere: (listener: (left: WaitingSend) => void): (() => void) =>
    listen(leftListeners, listener),
};
