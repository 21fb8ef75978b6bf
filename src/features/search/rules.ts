/** Limits of a search and its results (CON-22). */
export const searchPageSize = 12;
export const sharedSearchPageSize = 10;
export const searchCharsMax = 100;
/** Results are counted up to this number. */
export const searchCountMax = 1_000;
export const previewsMax = 5;
export const previewCharsMax = 200;
export const sharedPreviewsMax = 2;
export const sharedPreviewCharsMax = 150;
/** Characters shown before the first match in a cut preview. */
export const previewLeadChars = 40;

/** Debounce of the search. */
export const searchStartDelayMs = 100;
