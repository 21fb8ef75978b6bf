/** How long an order can be paid. */
export const paymentWindowMs = 30 * 60_000;
/** After that, how long to wait before the final payment query that closes the order. */
export const paymentGraceMs = 2 * 60_000;
