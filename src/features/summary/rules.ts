/** How long the update badge is shown (CON-31). */
export const updateBadgeMs = 5_000;
/** The summary is refetched when a newer one of at most this age appears (CON-31). */
export const freshSummaryMs = 60_000;
