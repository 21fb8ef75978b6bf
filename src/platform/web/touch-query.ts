/** A screen that is touched: a focus opens its keyboard, whose Enter is a new line. */
export const touchQuery = '(hover: none) and (pointer: coarse)';
