import { AppError } from '#platform/contract/app-error.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Caller } from '#platform/server/handler.ts';
import { findOwnOrder, type OrderRow } from './order-store.ts';

/** @throws AppError not_found when it does not exist or belongs to another account */
export async function requireOwnOrder(db: Executor, user: Caller, id: number): Promise<OrderRow> {
  const order = await findOwnOrder(db, { id, userId: user.userId });
  if (!order) throw new AppError('not_found');
  return order;
}
