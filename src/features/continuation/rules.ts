/** Limits of what a continuation carries over. A pinned fact is one line. */
export const pinnedLinesMax = 24;
export const pinnedCharsMax = 120;
