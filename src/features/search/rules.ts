/** Limits of a search and its results (CON-22). */
export const searchPageSize = 12;
export const sharedSearchPageSize = 10;
export const searchCharsMax = 100;
/** Results are counted up to this number. */
export const searchCountMax = 1_000;
/** Of a person with very many messages, so many pages beyond the one asked for. */
export const searchPagesAhead = 3;
/** Found messages that a result shows. */
export const previewsMax = 5;
/** Debounce of the search. */
export const searchStartDelayMs = 100;
