/** Rows of the ledger that one call gives: what is in force comes first. */
export const consentsMax = 300;
