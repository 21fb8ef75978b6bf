import type { LedgerRow } from '../contract.ts';
import type { LedgerReason } from '../rules.ts';
import type { membershipWebTexts } from './texts.ts';

type WebTexts = (typeof membershipWebTexts)['zh-CN'];

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

/** What a movement of the ledger was, in words; one that this page does not know yet is named as such. */
export function movementText({ kind, reason }: LedgerRow, texts: WebTexts): string {
  if (!isKnown(reason)) return texts.otherMovement;
  // Stopped before anything was shown, a reply costs nothing (wire "Quota").
  if (reason === 'reply-cancelled' && kind === 'release') return texts.givenBackCancelled;
  if (reason === 'reasoning-cancelled' && kind === 'release') return texts.givenBackReasoning;
  return texts[textKeys[reason]];
}

/** A change of the balance as people write one: +20, −1, 0. */
export function amountText(amount: number): string {
  if (amount === 0) return '0';
  return `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`;
}
