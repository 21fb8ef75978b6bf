/** How long the badge of an update shows (CON-31). */
export const updateBadgeMs = 5_000;
/** The summary is read again when a summary this young appears (CON-31). */
export const freshSummaryMs = 60_000;
/** The newest words that are read for a summary or a timeline; older ones stay out (UTF-16 units). */
export const readCharsMax = 60_000;
/** A silence this long makes what follows a new telling. */
export const sittingGapMs = 12 * 3_600_000;
/** At most so many entries in a summary. */
export const symptomsMax = 60;
/** At most so many of the newest events in a timeline. */
export const eventsMax = 300;
export const quoteCharsMax = 80;
