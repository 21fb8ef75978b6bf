import { outboxKey as key } from './drafts.ts';
import { parseStored } from './parse-stored.ts';
import { signInState } from './sign-in-state.ts';
import { readOwnWords, writeOwnWords } from './own-words.ts';
import { SendOwner, type Standing } from './send-owner.ts';
import { createStore } from './store.ts';

/** Messages that wait on this device at the same time, in all conversations of all people. */
export const waitingMax = 20;

/** A message on its way, kept until the server has it: across reloads, restarts and lost networks. */
type StoredSend = {
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
/** `standing` says whether this tab is the one that sends it. */
export type WaitingSend = StoredSend & { standing: Standing };

// Only secure pages have locks.
const locks = globalThis.navigator?.locks as LockManager | undefined;
const owner = new SendOwner(locks, () => refresh());
const mine = createStore<readonly WaitingSend[]>([]);

function readAll(): StoredSend[] {
  const parsed = parseStored(readOwnWords(key));
  return Array.isArray(parsed) ? parsed.filter(isWaiting) : [];
}

function isWaiting(value: unknown): value is StoredSend {
  if (typeof value !== 'object' || value === null) return false;
  const { user, sessionId, clientMessageId, content, model, atMs } = value as StoredSend;
  const hasTexts = [user, clientMessageId, content].every((each) => typeof each === 'string');
  const hasNumbers = [sessionId, atMs].every((each) => Number.isSafeInteger(each));
  return hasTexts && hasNumbers && (model === null || typeof model === 'string');
}

function write(all: readonly StoredSend[]): void {
  writeOwnWords(key, all.length === 0 ? null : JSON.stringify(all));
  refresh();
}

/** `isNews` when another tab has just changed what is stored. */
function refresh(isNews = false): void {
  const user = signInState.name();
  const stored = readAll().filter((each) => each.user === user);
  const ids = stored.map((each) => each.clientMessageId);
  owner.watch(ids, isNews);
  mine.set(stored.map((each) => ({ ...each, standing: owner.standingOf(each.clientMessageId) })));
}

window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) refresh(true);
});
signInState.subscribe(() => refresh());
refresh();

/** What the signed-in person has on the way, in the order of writing, the same in every tab. */
export const outbox = {
  get: mine.get,
  subscribe: mine.subscribe,
  /** False when it is full: the message must stay with its writer. */
  add: (send: Omit<StoredSend, 'user'>): boolean => {
    const user = signInState.name();
    const all = readAll();
    if (user === null || all.length >= waitingMax) return false;
    owner.claim(send.clientMessageId);
    write([...all, { ...send, user }]);
    return true;
  },
  remove: (clientMessageId: string): void => {
    const all = readAll();
    const others = all.filter((each) => each.clientMessageId !== clientMessageId);
    if (others.length < all.length) write(others);
  },
  /** Forgets what waits, of all people. */
  clear: (): void => write([]),
};
