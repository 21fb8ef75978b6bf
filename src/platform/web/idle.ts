/** Upper limit of the wait, in ms. */
const idleWithinMs = 1_000;

/** Resolves when the page is idle, for work that has no urgency. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: idleWithinMs });
    } else setTimeout(resolve, idleWithinMs);
  });
}
