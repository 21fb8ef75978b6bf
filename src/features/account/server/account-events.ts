import { audit, type AuditEntry } from '#platform/server/audit-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { loggedNetwork } from '#platform/server/client-network.ts';
import type { AccountServices } from './account-services.ts';

/** Account events that must be visible to auditors, with their names in the audit log. */
const accountEvents = {
  registered: { action: 'account.register', result: 'ok' },
  'signed in': { action: 'sign-in', result: 'ok' },
  'sign-in failed': { action: 'sign-in', result: 'refused' },
  'sign-in throttled': { action: 'sign-in.throttle', result: 'refused' },
  'signed out': { action: 'sign-out', result: 'ok' },
  'sign-ins revoked': { action: 'sign-in.revoke', result: 'ok' },
  'refresh token used twice': { action: 'token.reuse', result: 'refused' },
  'password changed': { action: 'password.change', result: 'ok' },
  'password change refused': { action: 'password.change', result: 'refused' },
  'password reset requested': { action: 'password.request-reset', result: 'ok' },
  'password reset': { action: 'password.reset', result: 'ok' },
  'second factor refused': { action: 'second-factor', result: 'refused' },
  'second factor turned on': { action: 'second-factor.on', result: 'ok' },
  'second factor turned off': { action: 'second-factor.off', result: 'ok' },
  'mail address changed': { action: 'email.change', result: 'ok' },
  'birth month stated': { action: 'birth-month.state', result: 'ok' },
} as const satisfies Record<string, Pick<AuditEntry, 'action' | 'result'>>;
export type AccountEvent = keyof typeof accountEvents;

const warnings: ReadonlySet<AccountEvent> = new Set([
  'sign-in throttled',
  'refresh token used twice',
]);

type Happening = {
  /** Null when there is no account of that name. */
  userId: number | null;
  now: Date;
  /** The sign-in that is created or ended, if any. */
  signInId?: number;
};

/** Adds a row to the audit log, in the transaction of the event. */
export function auditAccountEvent(
  db: Executor,
  event: AccountEvent,
  { userId, now, signInId }: Happening,
): Promise<void> {
  return audit(db, {
    ...accountEvents[event],
    at: now,
    actor: userId ?? 'nobody',
    ...(signInId === undefined ? {} : { object: { kind: 'sign-in', id: signInId } }),
  });
}

/** Logs one line: event, account and network. No names, no email addresses. */
export function logAccountEvent(
  { log }: Pick<AccountServices, 'log'>,
  event: AccountEvent,
  { userId, address, requestId }: { userId: number | null; address: string; requestId: string },
): void {
  const line = { event, userId, network: loggedNetwork(address), requestId };
  log[warnings.has(event) ? 'warn' : 'info'](line, 'account');
}

/** Audits and logs an event outside a transaction. */
export async function recordAccountEvent(
  services: Pick<AccountServices, 'db' | 'log'>,
  event: AccountEvent,
  happening: Happening & { address: string; requestId: string },
): Promise<void> {
  await auditAccountEvent(services.db, event, happening);
  logAccountEvent(services, event, happening);
}
