import type { Executor } from '#platform/server/database.ts';
import { queueMail } from '#platform/server/mail-outbox-store.ts';
import { accountMails } from './account-mails.ts';
import { removeSecondFactor } from './second-factor-store.ts';
import { revokeSignIns } from './sign-in-store.ts';
import { clearCodeFailures } from './sign-in-throttle.ts';

/** For a user who has lost it: turns the factor off and ends every sign-in. False if there was none. */
export async function resetSecondFactor(tx: Executor, userId: number, now: Date): Promise<boolean> {
  if (!(await removeSecondFactor(tx, userId))) return false;
  await clearCodeFailures(tx, userId);
  await revokeSignIns(tx, { userId, keptId: null }, now);
  await queueMail(tx, { userId, kind: accountMails.secondFactorOff, language: 'zh-CN' }, now);
  return true;
}
