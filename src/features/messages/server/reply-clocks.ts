// How often a running reply is saved and looked after, and how long the server waits for one.

/** The text of a running reply is saved at least this often (MSG-18). */
export const flushMs = 500;
/** A running reply shows with each save that its process lives; silent for longer, it is interrupted. */
export const silentRunMs = 12_000;
export const reaperMs = 4_000;
/** A process told to stop lets replies finish for this long. */
export const shutdownMs = 30_000;
/** A reply that cannot be stored because the database is away is tried again for about a minute. */
export const finishTriesMax = 30;
export const finishRetryMs = 2_000;
/** A follower in another process looks at the row after this long without a word. */
export const relaySilenceMs = 2_000;
/** A stop waits this long for another process to store its reply, and looks this often. */
export const stopWaitMs = 3_000;
export const stopPollMs = 50;
