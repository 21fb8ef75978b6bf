import { loggedNetwork } from '#platform/server/network-of.ts';
import type { AccountServices } from './account-services.ts';

/** What happens to an account and who watches over it must be able to see. */
export type AccountEvent =
  | 'signed in'
  | 'sign-in failed'
  | 'sign-in throttled'
  | 'signed out'
  | 'sign-ins revoked'
  | 'refresh token used twice'
  | 'password changed'
  | 'password reset requested'
  | 'password reset'
  | 'mail address changed';

const warnings: ReadonlySet<AccountEvent> = new Set([
  'sign-in throttled',
  'refresh token used twice',
]);

/** One line: what, which account (null: none by that name), from which network. No names, no mail addresses. */
export function logAccountEvent(
  { log }: Pick<AccountServices, 'log'>,
  event: AccountEvent,
  { userId, address, requestId }: { userId: number | null; address: string; requestId: string },
): void {
  const line = { event, userId, network: loggedNetwork(address), requestId };
  log[warnings.has(event) ? 'warn' : 'info'](line, 'account');
}
