// Intervals for saving and checking a running reply, and timeouts for waiting for one.

/** The text of a running reply is saved at least this often (MSG-18). */
export const flushMs = 500;
/** Each save of a running reply is a heartbeat; without one for this long it is interrupted. */
export const silentRunMs = 12_000;
export const reaperMs = 4_000;
/** During shutdown replies can finish for this long. */
export const shutdownMs = 30_000;
/** Storing a reply is retried for about a minute while the database is unavailable. */
export const finishTriesMax = 30;
export const finishRetryMs = 2_000;
/** A follower in another process checks the row after this long without an event. */
export const relaySilenceMs = 2_000;
/** How long a stop waits for another process to store its reply, and how often it checks. */
export const stopWaitMs = 3_000;
export const stopPollMs = 50;
