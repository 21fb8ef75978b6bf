/**
 * Resolves when everything rendered so far is on the screen; at once where nothing is displayed.
 */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Thirty times a second reads as steadily as sixty, and costs a phone half. */
const paceMs = 30;

/** Waits for the next frame; a hidden page draws none, so a timer replaces it. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve, 250);
    else requestAnimationFrame(() => resolve());
  });
}

/**
 * Calls `show` soon after each request, in whole frames and at a steady pace, however often it is
 * requested. `settled` resolves when the last request has been met.
 */
export function inFrames(show: () => void): { request: () => void; settled: () => Promise<void> } {
  let frame: Promise<void> | null = null;
  let shownAtMs = -Infinity;
  const showInTime = async (): Promise<void> => {
    const early = shownAtMs + paceMs - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    await nextFrame();
    frame = null;
    shownAtMs = performance.now();
    show();
  };
  return {
    request: () => {
      frame ??= showInTime();
    },
    settled: async () => {
      if (frame) await frame;
    },
  };
}
