/** Mobile is at most 768 px wide (PAGE-11). */
export const mobileQuery = '(max-width: 768px)';
