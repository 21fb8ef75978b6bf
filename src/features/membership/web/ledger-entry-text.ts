import type { LedgerRow } from '../contract.ts';
import type { LedgerReason } from '../rules.ts';
import type { ledgerTexts } from './ledger-texts.ts';

type WebTexts = (typeof ledgerTexts)['zh-CN'];

const textKeys = {
  send: 'send',
  'reply-complete': 'replyComplete',
  'reply-cancelled': 'replyCancelled',
  'reasoning-cancelled': 'reasoningCancelled',
  'reply-failed': 'replyFailed',
  'reply-interrupted': 'replyInterrupted',
  'hold-expired': 'holdExpired',
  'free-messages': 'freeMessages',
  'new-account': 'newAccount',
  'granted-by-staff': 'grantedByStaff',
  'membership-bought': 'membershipBought',
  'membership-renewed': 'membershipRenewed',
  'package-bought': 'packageBought',
  'month-begins': 'monthBegins',
  'month-lapsed': 'monthLapsed',
} as const satisfies Record<LedgerReason, keyof WebTexts>;

const isKnown = (reason: string): reason is LedgerReason => Object.hasOwn(textKeys, reason);

/** The text of a ledger entry; a reason that this version does not know yet gets a general text. */
export function ledgerEntryText({ kind, reason }: LedgerRow, texts: WebTexts): string {
  if (!isKnown(reason)) return texts.otherEntry;
  // Stopped before anything was shown, a reply costs nothing (MEM-8).
  if (reason === 'reply-cancelled' && kind === 'release') return texts.cancelledReleased;
  if (reason === 'reasoning-cancelled' && kind === 'release') return texts.reasoningReleased;
  return texts[textKeys[reason]];
}

/** A signed amount: +20, −1, 0. */
export function amountText(amount: number): string {
  if (amount === 0) return '0';
  return `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`;
}
