/**
 * A conversation is read at once where so much of it is new and it is no longer than that; more is
 * read in a thread of its own, in stretches (characters of the person's own words, UTF-16 units).
 */
export const readAtOnceCharsMax = 400;
export const readHereCharsMax = 6_000;
export const readAheadCharsMax = 2_000;
/** Maximum queued analyses, in all and per account. */
export const readingQueueMax = 400;
export const readingsOfOneMax = 20;
/** One stretch, or what follows from all of them, takes far less also on a busy machine. */
export const readingTimeLimitMs = 30_000;
/** How long the thread keeps its caches after the last analysis. */
export const readingIdleMs = 10 * 60_000;
