import {
  closeDueAccounts,
  lockDueAccount,
  removeAccount,
} from '#features/account/server/account-deletion-store.ts';
import { audit } from '#platform/server/audit-store.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import { eraseBite, eraseTraces } from './erasure-store.ts';

type Step = 'idle' | 'bite' | 'erased';

/**
 * Deletes every account whose cooling-off is over, with all that belongs to it, and leaves its number
 * and two dates. Several processes may do it at once, and a process that dies leaves the rest to the
 * next round. Returns how many accounts are gone.
 */
export async function eraseDueAccounts(
  db: Executor,
  { now, log }: { now: Date; log: Pick<Log, 'info'> },
): Promise<number> {
  await closeDueAccounts(db, now);
  for (let erased = 0; ;) {
    const step = await transaction(db, (tx) => eraseStep(tx, now));
    if (step === 'idle') return erased;
    if (step === 'bite') continue;
    erased += 1;
    log.info({ event: 'account deleted' }, 'account');
  }
}

async function eraseStep(tx: Executor, now: Date): Promise<Step> {
  const account = await lockDueAccount(tx, now);
  if (!account) return 'idle';
  const { userId } = account;
  if ((await eraseBite(tx, userId)) > 0) return 'bite';
  await eraseTraces(tx, userId);
  await removeAccount(tx, account, now);
  const object = { kind: 'account', id: userId };
  await audit(tx, { at: now, actor: 'product', action: 'account.delete', object });
  return 'erased';
}
