/** Mobile is at most 768 px wide (Spec 9). */
export const mobileQuery = '(max-width: 768px)';
