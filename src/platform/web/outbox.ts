import { outboxKey as key } from './drafts.ts';
import { parseStored } from './parse-stored.ts';
import { signInState } from './sign-in-state.ts';
import { readOwnWords, writeOwnWords } from './own-words.ts';
import { SendOwner, type Ownership } from './send-owner.ts';
import { createStore } from './store.ts';

/** The most messages that wait on this device at a time, in all conversations of all users. */
export const waitingMax = 20;

/** A message that waits until the server has it: across reloads, restarts and lost connections. */
type StoredSend = {
  /** Its owner's name, which is known as soon as the sign-in begins. */
  user: string;
  sessionId: number;
  /** The same for every attempt, so that the message counts once. */
  clientMessageId: string;
  content: string;
  /** Null uses the preferred model. */
  model: string | null;
  atMs: number;
};
/** `ownership`: whether this tab is the one that sends it. */
export type WaitingSend = StoredSend & { ownership: Ownership };

// Locks exist only in secure contexts.
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

/** `isNews` when another tab has just changed the stored messages. */
function refresh(isNews = false): void {
  const user = signInState.name();
  const stored = readAll().filter((each) => each.user === user);
  const ids = stored.map((each) => each.clientMessageId);
  owner.watch(ids, isNews);
  mine.set(stored.map((each) => ({ ...each, ownership: owner.ownershipOf(each.clientMessageId) })));
}

window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) refresh(true);
});
signInState.subscribe(() => refresh());
refresh();

/** The waiting messages of the signed-in user in the order of writing, the same in every tab. */
export const outbox = {
  get: mine.get,
  subscribe: mine.subscribe,
  /** False when it is full: the message must stay in the input. */
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
  /** Deletes the waiting messages of all users. */
  clear: (): void => write([]),
};
