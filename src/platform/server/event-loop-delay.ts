const sampleMs = 100;

/** How late the event loop is, in milliseconds: of the last sample, or of one that is overdue. */
export type EventLoopDelay = { delayMs: () => number; stop: () => void };

/** Watches the event loop with a timer that keeps no process alive. */
export function watchEventLoop(): EventLoopDelay {
  let dueAtMs = performance.now() + sampleMs;
  let lateMs = 0;
  const timer = setInterval(() => {
    const nowMs = performance.now();
    lateMs = Math.max(0, nowMs - dueAtMs);
    dueAtMs = nowMs + sampleMs;
  }, sampleMs).unref();
  return {
    delayMs: () => Math.max(lateMs, performance.now() - dueAtMs),
    stop: () => clearInterval(timer),
  };
}
