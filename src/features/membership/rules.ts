import { chinaDay } from '#platform/contract/china-time.ts';

/** More permanent messages than this make a permanent member (MEM-6). */
const permanentMemberAbove = 1000;
/** Above this share of the month's messages the bar turns red (MEM-22). */
export const monthNearlyUsedAbove = 0.8;
/** No reply takes this long: an older hold belongs to a lost process and is released. */
export const holdLeaseMs = 15 * 60_000;
export const ledgerPageSize = 20;

/** First day of the month that holds `now` in Asia/Shanghai (MEM-4), as `YYYY-MM-01`. */
export const monthStartOf = (now: Date): string => `${chinaDay(now).slice(0, 7)}-01`;

/** Why a balance changed; the ledger page has a text for each. */
export const ledgerReasons = [
  'send',
  'reply-complete',
  'reply-cancelled',
  'reasoning-cancelled',
  'reply-failed',
  'reply-interrupted',
  'hold-expired',
  'free-messages',
  'new-account',
  'granted-by-staff',
  'membership-bought',
  'membership-renewed',
  'package-bought',
  'month-begins',
  'month-lapsed',
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

export type MembershipKind = 'ordinary' | 'member' | 'permanent';

/** MEM-6: what a person is by the permanent messages and the subscription they have. */
export function membershipKind(status: {
  is_subscribed: boolean;
  permanent_remaining: number;
}): MembershipKind {
  if (status.permanent_remaining > permanentMemberAbove) return 'permanent';
  return status.is_subscribed ? 'member' : 'ordinary';
}

/** Used share of the month's messages, 0 to 1; 1 for a month without messages. */
export function monthUsedShare(used: number, quota: number): number {
  return quota > 0 ? Math.min(1, used / quota) : 1;
}
