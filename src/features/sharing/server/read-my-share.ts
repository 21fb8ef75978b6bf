import { AppError } from '#platform/contract/app-error.ts';
import type { Executor } from '#platform/server/database.ts';
import type { MyShare } from '../contract.ts';
import { findOwnShare } from './share-store.ts';
import { toMyShare } from '../share-view.ts';

/** The author's own share in the form of a reply. @throws AppError `not_found` */
export async function readMyShare(
  db: Executor,
  owned: { userId: number; shareId: number },
): Promise<MyShare> {
  const row = await findOwnShare(db, owned);
  if (!row) throw new AppError('not_found');
  return toMyShare(row, row.messages);
}
