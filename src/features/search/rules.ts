/** Bounds of a search and of what it shows (CON-22). */
export const searchPageSize = 12;
export const sharedSearchPageSize = 10;
export const searchCharsMax = 100;
/** Results are counted up to here; nobody pages further. */
export const searchCountMax = 1_000;
export const previewsMax = 5;
export const previewCharsMax = 200;
export const sharedPreviewsMax = 2;
export const sharedPreviewCharsMax = 150;
/** Characters of a cut preview that stand before the words that were found. */
export const previewLeadChars = 40;

/** A search begins this long after it was asked for; what comes after within it replaces it. */
export const searchStartDelayMs = 100;
