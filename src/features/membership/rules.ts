/** More permanent messages than this make a permanent member (MEM-6). */
const permanentMemberAbove = 1000;
/** Above this share of the month's messages the bar turns red (MEM-22). */
export const monthNearlyUsedAbove = 0.8;
export const ledgerPageSize = 20;

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

/** MEM-6: what a person is by the permanent messages and the membership they have. */
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
