/** More permanent messages than this make a permanent member (Spec 9). */
export const permanentMemberAbove = 1000;
/** A hold that nobody renews is released after this long: the process that took it is gone. */
export const holdLeaseMs = 60_000;
export const ledgerPageSize = 20;
