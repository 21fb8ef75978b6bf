import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { OrderState, ProviderName } from '../rules.ts';

const columns = [
  'id',
  'user_id as userId',
  'number',
  'kind',
  'months',
  'messages',
  'price_fen as priceFen',
  'provider',
  'state',
  'trade_no as tradeNo',
  'created_at as createdAt',
  'paid_at as paidAt',
] as const;

export type OrderRow = {
  id: number;
  /** Null once the account is deleted. */
  userId: number | null;
  number: string;
  kind: 'subscription' | 'package';
  months: number | null;
  messages: number;
  priceFen: number;
  provider: ProviderName;
  state: OrderState;
  tradeNo: string | null;
  createdAt: Date;
  paidAt: Date | null;
};
export type NewOrder = Pick<
  OrderRow,
  'number' | 'kind' | 'months' | 'messages' | 'priceFen' | 'provider'
> & { userId: number; now: Date };

export async function insertOrder(db: Executor, order: NewOrder): Promise<OrderRow> {
  const { userId, priceFen, now, ...rest } = order;
  return db
    .insertInto('purchase_order')
    .values({
      ...rest,
      id: newId(now),
      user_id: userId,
      price_fen: priceFen,
      state: 'created',
      created_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The newest unpaid order for exactly the same plan, created after `since`. */
export async function findUnpaidDuplicate(
  db: Executor,
  order: NewOrder,
  since: Date,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('purchase_order')
    .select(columns)
    .where('user_id', '=', order.userId)
    .where('state', '=', 'created')
    .where('kind', '=', order.kind)
    .where('months', 'is not distinct from', order.months)
    .where('messages', '=', order.messages)
    .where('price_fen', '=', order.priceFen)
    .where('provider', '=', order.provider)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findOwnOrder(
  db: Executor,
  own: { id: number; userId: number },
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('purchase_order')
    .select(columns)
    .where('user_id', '=', own.userId)
    .where('id', '=', own.id)
    .executeTakeFirst();
}

/** The order with this number, of any account. */
export async function findOrder(db: Executor, number: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('purchase_order')
    .select(columns)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The order with this number, locked until the transaction ends. */
export async function lockOrder(tx: Executor, number: string): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('purchase_order')
    .select(columns)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasTrade(
  db: Executor,
  trade: { provider: ProviderName; tradeNo: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('purchase_order')
    .select('id')
    .where('provider', '=', trade.provider)
    .where('trade_no', '=', trade.tradeNo)
    .executeTakeFirst();
  return found !== undefined;
}

/** Records the payment; `isGranted` when the plan is granted in the same transaction. */
export async function markPaid(
  tx: Executor,
  paid: { id: number; tradeNo: string; isGranted: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('purchase_order')
    .set({
      state: paid.isGranted ? 'granted' : 'paid',
      trade_no: paid.tradeNo,
      paid_at: paid.now,
      granted_at: paid.isGranted ? paid.now : null,
      closed_at: null,
    })
    .where('id', '=', paid.id)
    .execute();
}

/** Closes an unpaid order. False if it was no longer waiting for payment. */
export async function closeOrder(
  db: Executor,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  const closed = await db
    .updateTable('purchase_order')
    .set({ state: 'closed', closed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}

/** Unpaid orders created before a given time, oldest first. */
export async function listUnpaidOrders(
  db: Executor,
  query: { before: Date; limit: number },
): Promise<OrderRow[]> {
  return db
    .selectFrom('purchase_order')
    .select(columns)
    .where('state', '=', 'created')
    .where('created_at', '<', query.before)
    .orderBy('created_at')
    .limit(query.limit)
    .execute();
}

export async function listOwnOrders(
  db: Executor,
  userId: number,
  query: { page: number; page_size: number },
): Promise<{ rows: OrderRow[]; count: number }> {
  const { count } = await db
    .selectFrom('purchase_order')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('purchase_order')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .execute();
  return { rows, count };
}
