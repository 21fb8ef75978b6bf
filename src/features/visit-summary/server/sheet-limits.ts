/** Threads that read and draw sheets: at once, waiting, and how long one may take. */
export const sheetThreadsMax = 2;
export const sheetQueueMax = 20;
export const sheetTimeLimitMs = 20_000;
export const sheetThreadIdleMs = 60_000;
