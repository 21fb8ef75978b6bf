/** How long the update badge is shown (CON-31). */
export const updateBadgeMs = 5_000;
/** The summary is refetched when a newer one of at most this age appears (CON-31). */
export const freshSummaryMs = 60_000;
/** Maximum length of the newest messages analyzed for a summary or a timeline (UTF-16 units). */
export const readCharsMax = 60_000;
/** After a gap this long, mentions count as a new event. */
export const sittingGapMs = 12 * 3_600_000;
/** Maximum entries in a summary. */
export const symptomsMax = 60;
/** Maximum events in a timeline; the newest are kept. */
export const eventsMax = 300;
export const quoteCharsMax = 80;
