// A deleted session stays in its owner's recycle bin for 30 days, then it is removed (CON-11). Its rows and
// the links of its chain are unchanged meanwhile: queries skip deleted sessions, and restoring brings them
// back.
import { countByPage } from '#platform/contract/paging.ts';
import type { Executor } from '#platform/server/database.ts';
import type { DeletedSession } from '../contract.ts';
import { shown, toSession } from './session-row-store.ts';
import { addToTotal } from './session-total-store.ts';

/** A deleted session can be restored for this long (CON-11). */
const dayMs = 24 * 3_600_000;
const recycleBinDays = 30;
const recycleBinMs = recycleBinDays * dayMs;

type Owned = { userId: number; sessionId: number };

const finalBefore = (now: Date) => new Date(now.getTime() - recycleBinMs);

/** Moves a session to the recycle bin, in a transaction. False if it is unknown, foreign or already deleted. */
export async function hideSession(tx: Executor, owned: Owned & { now: Date }): Promise<boolean> {
  const hidden = await tx
    .updateTable('session')
    .set({ deleted_at: owned.now })
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.sessionId)
    .where('deleted_at', 'is', null)
    .returning('messages_count')
    .executeTakeFirst();
  if (!hidden) return false;
  const { userId } = owned;
  await addToTotal(tx, { userId, sessions: -1, messages: -hidden.messages_count });
  return true;
}

/** One page of a person's recycle bin, most recently deleted first, and the total count. */
export async function listBinPage(
  db: Executor,
  { userId, now }: { userId: number; now: Date },
  asked: { page: number; page_size: number },
): Promise<{ sessions: DeletedSession[]; count: number }> {
  const inBin = db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('deleted_at', '>=', finalBefore(now));
  const rows = await inBin
    .select([...shown, 'deleted_at'])
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size)
    .execute();
  const counted = () => inBin.select((e) => e.fn.countAll<number>().as('count'));
  const count =
    countByPage(rows.length, asked) ?? (await counted().executeTakeFirstOrThrow()).count;
  const sessions = rows.map(({ deleted_at, ...row }) => {
    const deletedAt = deleted_at ?? now;
    const daysLeft = binDaysLeft(deletedAt, now);
    return { ...toSession(row), deletedAt: deletedAt.toISOString(), daysLeft };
  });
  return { sessions, count };
}

/** Restores a session, in a transaction. False if it is not in the bin or has expired. */
export async function unhideSession(tx: Executor, owned: Owned & { now: Date }): Promise<boolean> {
  const shownAgain = await tx
    .updateTable('session')
    .set({ deleted_at: null })
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.sessionId)
    .where('deleted_at', '>=', finalBefore(owned.now))
    .returning('messages_count')
    .executeTakeFirst();
  if (!shownAgain) return false;
  const { userId } = owned;
  await addToTotal(tx, { userId, sessions: 1, messages: shownAgain.messages_count });
  return true;
}

/** Locks a session in the bin until the transaction ends. False if it is unknown, foreign or not in it. */
export async function lockHiddenSession(tx: Executor, owned: Owned): Promise<boolean> {
  const row = await tx
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.sessionId)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Permanently removes a session in the bin and everything that belongs to it. */
export async function purgeHiddenSession(tx: Executor, owned: Owned): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.sessionId)
    .where('deleted_at', 'is not', null)
    .execute();
}

/** Permanently removes expired sessions in the recycle bin and everything that belongs to them. */
export async function purgeHiddenSessions(db: Executor, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('session')
    .where('deleted_at', '<', finalBefore(now))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Days until a deleted session is removed permanently, including the current one. */
function binDaysLeft(deletedAt: Date, now: Date): number {
  const leftMs = deletedAt.getTime() + recycleBinMs - now.getTime();
  return Math.max(0, Math.ceil(leftMs / dayMs));
}
