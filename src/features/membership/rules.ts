/** More permanent messages than this make a permanent member (Spec 9). */
export const permanentMemberAbove = 1000;
/** No reply takes this long; a hold that is older was lost and is released. */
export const holdLeaseMs = 15 * 60_000;
export const ledgerPageSize = 20;

/** Calendar months turn at midnight in Shanghai (wire "Quota"), which has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000;

/** First day of the month that holds `now` in Asia/Shanghai, as `YYYY-MM-01`. */
export function monthStartOf(now: Date): string {
  return `${new Date(now.getTime() + shanghaiOffsetMs).toISOString().slice(0, 7)}-01`;
}

/** The calendar day of a moment in Asia/Shanghai, as `YYYY-MM-DD`. */
export function shanghaiDay(at: Date): string {
  return new Date(at.getTime() + shanghaiOffsetMs).toISOString().slice(0, 10);
}

/** Why a balance moved: what the ledger page words for a person. */
export const ledgerReasons = [
  'send',
  'reply-complete',
  'reply-cancelled',
  'reply-failed',
  'reply-interrupted',
  'hold-expired',
  'free-messages',
  'granted-by-staff',
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];
