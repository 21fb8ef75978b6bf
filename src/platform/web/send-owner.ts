/** A tab that holds a message may be put to sleep by the browser; one that is looked at waits this long. */
export const patienceMs = 30_000;
/** Where the browser has no locks, a message is left to its writer this long. */
export const writersTimeMs = 3_000;
/** A lock takes a browser a moment: what was just written is not asked for by others before that. */
export const headStartMs = 1_000;
/** Other tabs hear this much later at most that a message has gone. */
const settleMs = 2_000;

/** Unknown only for the moment that it takes to ask. */
export type Standing = 'ours' | 'others' | 'unknown';
type Claim = { standing: Standing; release: () => void };

/**
 * Agrees with the other tabs of this browser on who sends a waiting message: its writer, then the tab
 * that has stood open longest. Only traffic is at stake: the same message sent twice counts once.
 */
export class SendOwner {
  readonly #claims = new Map<string, Claim>();
  readonly #locks: LockManager | undefined;
  readonly #onChange: () => void;

  constructor(locks: LockManager | undefined, onChange: () => void) {
    this.#locks = locks;
    this.#onChange = onChange;
  }

  standingOf(id: string): Standing {
    return this.#claims.get(id)?.standing ?? 'unknown';
  }

  /** Claims what was written here. */
  claim(id: string): void {
    this.#queueForLock(id, this.#newClaim(id, 'ours'));
  }

  /** Stands in line for all that waits, and lets go of what waits no more. News comes from a living writer. */
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

  #newClaim(id: string, standing: Standing): Claim {
    const claim = { standing, release: () => undefined };
    this.#claims.set(id, claim);
    return claim;
  }

  #waitForWriter(id: string): void {
    const claim = this.#newClaim(id, 'others');
    const start = setTimeout(() => this.#queueForLock(id, claim), headStartMs);
    claim.release = () => clearTimeout(start);
  }

  /** A page that opens: either nobody has the message, or somebody who comes first. */
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
    // Given up, or a browser that refuses locks here: then it is sent without one.
    void this.#locks?.request(nameOf(id), { signal: inLine.signal }, hold).catch(take);
  }

  #change(id: string, claim: Claim, standing: Standing): void {
    if (claim.standing === standing || this.#claims.get(id) !== claim) return;
    claim.standing = standing;
    this.#onChange();
  }
}

const nameOf = (id: string): string => `send-${id}`;
