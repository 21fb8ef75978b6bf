/** After a failure the part is asked for again when these have passed; the last one repeats. */
export const retryWaitsMs = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * A part of the program that comes after the page stands, for what can do without it meanwhile.
 * It is asked for until it comes: at once when the network is back, and by and by while someone waits.
 */
export class LatePart<T> {
  readonly #fetch: () => Promise<T>;
  readonly #waiting = new Set<(part: T) => void>();
  #part: T | null = null;
  #isAsked = false;
  #failures = 0;

  /** `fetch` resolves with the part, or rejects while it cannot be had. */
  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** Null until it has come. */
  get(): T | null {
    return this.#part;
  }

  /** Tells once when it has come; returns what gives up waiting. */
  wait(onCome: (part: T) => void): () => void {
    if (this.#part !== null) {
      onCome(this.#part);
      return () => undefined;
    }
    this.#waiting.add(onCome);
    this.load();
    return () => this.#waiting.delete(onCome);
  }

  /** Asks ahead of need; nothing while it is on its way or here. */
  load(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#fetch().then(
      (part) => this.#come(part),
      () => this.#loadLater(), // What waits is drawn without it.
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
