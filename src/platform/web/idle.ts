/** At the latest after this long, in ms. */
const idleWithinMs = 1_000;

/** Resolves when the page has nothing better to do: for what nobody waits for. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: idleWithinMs });
    } else setTimeout(resolve, idleWithinMs);
  });
}
