/** Delays between attempts to load a part again; the last one repeats. */
export const retryWaitsMs = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * A part of the program that loads after the page, which works without it meanwhile. Loading is
 * retried until it succeeds: at once when the network returns, and periodically while someone
 * waits.
 */
export class LatePart<T> {
  readonly #fetch: () => Promise<T>;
  readonly #waiting = new Set<(part: T) => void>();
  #part: T | null = null;
  #isAsked = false;
  #failures = 0;

  /** `fetch` resolves with the part, or rejects while it is unavailable. */
  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** Null until loaded. */
  get(): T | null {
    return this.#part;
  }

  /** Calls back once when the part is loaded; returns a function that cancels the wait. */
  wait(onCome: (part: T) => void): () => void {
    if (this.#part !== null) {
      onCome(this.#part);
      return () => undefined;
    }
    this.#waiting.add(onCome);
    this.load();
    return () => this.#waiting.delete(onCome);
  }

  /** Preloads the part; does nothing while it is loading or loaded. */
  load(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#fetch().then(
      (part) => this.#come(part),
      () => this.#loadLater(), // The page works without it.
    );
  }

  #come(part: T): void {
    this.#part = part;
    for (const onCome of this.#waiting) onCome(part);
    this.#waiting.clear();
  }

  #loadLater(): void {
    const waitMs = retryWaitsMs[Math.min(this.#failures, retryWaitsMs.length - 1)];
    this.#failures += 1;
    const listening = new AbortController();
    const again = (): void => {
      listening.abort();
      clearTimeout(timer);
      this.#isAsked = false;
      this.load();
    };
    const timer = setTimeout(again, waitMs);
    window.addEventListener('online', again, listening);
  }
}
