/** Limits of a search and its results (CON-22). */
export const searchPageSize = 12;
export const sharedSearchPageSize = 10;
export const searchCharsMax = 100;
/** Results are counted up to this number. */
export const searchCountMax = 1_000;
/** Debounce of the search. */
export const searchStartDelayMs = 100;
