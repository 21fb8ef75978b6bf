/** Mobile is at most 768 px wide (PAGE-11). */
export const mobileQuery = '(max-width: 768px)';
/** A phone held sideways, or a window at 200 % zoom. */
export const shortQuery = '(max-height: 480px)';
