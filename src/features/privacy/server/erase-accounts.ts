import {
  closeDueAccounts,
  lockDueAccount,
  removeAccount,
} from '#features/account/server/account-deletion-store.ts';
import { audit } from '#platform/server/audit-store.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import { eraseBatch, eraseTraces } from './erasure-store.ts';

type Step = 'idle' | 'bite' | 'erased';

/**
 * Deletes every account past its cooling-off period with everything that belongs to it, keeping its id and
 * two dates. Safe for concurrent processes; if a process dies, the next round does the rest. Returns how
 * many accounts were deleted.
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
  if ((await eraseBatch(tx, userId)) > 0) return 'bite';
  await eraseTraces(tx, userId);
  await removeAccount(tx, account, now);
  const object = { kind: 'account', id: userId };
  await audit(tx, { at: now, actor: 'product', action: 'account.delete', object });
  return 'erased';
}
