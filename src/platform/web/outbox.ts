import { outboxKey as key } from './drafts.ts';
import { parseStored } from './parse-stored.ts';
import { signInState } from './sign-in-state.ts';
import { readOwnText, writeOwnText } from './own-texts.ts';
import { createStore } from './store.ts';

/** The most messages that wait on this device at a time, in all conversations of all users. */
export const waitingMax = 20;

/** The browser may suspend the tab that owns a message; a visible tab waits this long for it. */
export const patienceMs = 30_000;
/** Without locks, a message is left to the tab that wrote it for this long. */
export const writersTimeMs = 3_000;
/**
 * Getting a lock takes the browser a moment: other tabs do not ask for a new message before that.
 */
export const headStartMs = 1_000;
/** Other tabs notice at most this much later that a message was sent. */
const settleMs = 2_000;

/** Unknown only while the lock is being requested. */
export type Ownership = 'ours' | 'others' | 'unknown';
type Claim = { ownership: Ownership; release: () => void };

/** A message that waits until the server has it: across reloads, restarts and lost connections. */
type StoredSend = {
  /** Its owner's name, which is known as soon as the sign-in begins. */
  user: string;
  /** Null while it waits to begin a session. */
  sessionId: number | null;
  /** The same for every attempt, so that the message counts once. */
  clientMessageId: string;
  content: string;
  /** The ids of the tapped answers that it consists of. */
  optionIds?: readonly string[];
  /** Null uses the preferred model. */
  model: string | null;
  /** For whom of the family its session begins; the account's holder without one. */
  personId?: number;
  atMs: number;
};
/** `ownership`: whether this tab is the one that sends it. */
export type WaitingSend = StoredSend & { ownership: Ownership };

/**
 * Agrees with the other tabs of this browser on who sends a waiting message: the tab that wrote it,
 * then the one open longest. Only traffic is at stake: the same message sent twice counts once.
 */
export class SendOwner {
  readonly #claims = new Map<string, Claim>();
  readonly #locks: LockManager | undefined;
  readonly #onChange: () => void;

  constructor(locks: LockManager | undefined, onChange: () => void) {
    this.#locks = locks;
    this.#onChange = onChange;
  }

  ownershipOf(id: string): Ownership {
    return this.#claims.get(id)?.ownership ?? 'unknown';
  }

  /** Claims a message written in this tab. */
  claim(id: string): void {
    this.#queueForLock(id, this.#newClaim(id, 'ours'));
  }

  /**
   * Queues for all waiting messages and releases those that are gone. A change from another tab
   * means that its writer is alive.
   */
  watch(ids: readonly string[], isNews: boolean): void {
    for (const id of ids) {
      if (this.#claims.has(id)) continue;
      if (isNews) this.#waitForWriter(id);
      else this.#look(id);
    }
    for (const [id, { release }] of this.#claims) {
      if (ids.includes(id)) continue;
      this.#claims.delete(id);
      release();
    }
  }

  #newClaim(id: string, ownership: Ownership): Claim {
    const claim = { ownership, release: () => undefined };
    this.#claims.set(id, claim);
    return claim;
  }

  #waitForWriter(id: string): void {
    const claim = this.#newClaim(id, 'others');
    const start = setTimeout(() => this.#queueForLock(id, claim), headStartMs);
    claim.release = () => clearTimeout(start);
  }

  /** A page that opens: a message has either no owner, or one with precedence. */
  #look(id: string): void {
    const claim = this.#newClaim(id, 'unknown');
    const take = (): void => this.#change(id, claim, 'ours');
    if (!this.#locks) {
      take();
      return;
    }
    const gone = Promise.withResolvers<void>();
    claim.release = gone.resolve;
    const look = (lock: Lock | null): Promise<void> | undefined => {
      if (this.#claims.get(id) !== claim) return undefined;
      if (!lock) {
        this.#change(id, claim, 'others');
        this.#queueForLock(id, claim);
        return undefined;
      }
      claim.release = () => setTimeout(gone.resolve, settleMs);
      take();
      return gone.promise;
    };
    this.#locks.request(nameOf(id), { ifAvailable: true }, look).catch(take);
  }

  #queueForLock(id: string, claim: Claim): void {
    const gone = Promise.withResolvers<void>();
    const inLine = new AbortController();
    const take = (): void => {
      clearInterval(timer);
      this.#change(id, claim, 'ours');
    };
    const takeIfSeen = (): void => {
      if (!document.hidden) take();
    };
    const timer = setInterval(takeIfSeen, this.#locks ? patienceMs : writersTimeMs);
    claim.release = () => {
      clearInterval(timer);
      inLine.abort();
      setTimeout(gone.resolve, settleMs);
    };
    const hold = (): Promise<void> => {
      take();
      return gone.promise;
    };
    // Aborted, or the browser refuses locks here: then it is sent without one.
    void this.#locks?.request(nameOf(id), { signal: inLine.signal }, hold).catch(take);
  }

  #change(id: string, claim: Claim, ownership: Ownership): void {
    if (claim.ownership === ownership || this.#claims.get(id) !== claim) return;
    claim.ownership = ownership;
    this.#onChange();
  }
}

const nameOf = (id: string): string => `send-${id}`;

// Locks exist only in secure contexts.
const locks = globalThis.navigator?.locks as LockManager | undefined;
const owner = new SendOwner(locks, () => refresh());
const mine = createStore<readonly WaitingSend[]>([]);

function readAll(): StoredSend[] {
  const parsed = parseStored(readOwnText(key));
  return Array.isArray(parsed) ? parsed.filter(isWaiting) : [];
}

function isWaiting(value: unknown): value is StoredSend {
  if (typeof value !== 'object' || value === null) return false;
  const { user, sessionId, clientMessageId, content, model, atMs, optionIds, personId } =
    value as StoredSend;
  const hasTexts = [user, clientMessageId, content].every((each) => typeof each === 'string');
  const hasNumbers = [sessionId ?? 0, personId ?? 0, atMs].every((each) =>
    Number.isSafeInteger(each),
  );
  const hasIds = optionIds === undefined || Array.isArray(optionIds);
  return hasTexts && hasNumbers && hasIds && (model === null || typeof model === 'string');
}

function write(all: readonly StoredSend[]): void {
  writeOwnText(key, all.length === 0 ? null : JSON.stringify(all));
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
  /** Its session is there. False when the message is gone. */
  place: (clientMessageId: string, sessionId: number): boolean => {
    const all = readAll();
    const at = all.findIndex((each) => each.clientMessageId === clientMessageId);
    if (at < 0) return false;
    write(all.map((each, index) => (index === at ? { ...each, sessionId } : each)));
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
