import type { Executor } from '#platform/server/database.ts';
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
  /** Null: the account is gone. */
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
    .values({ ...rest, user_id: userId, price_fen: priceFen, state: 'created', created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The newest unpaid order for exactly the same, not older than `since`. */
export async function findSameOrder(
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

/** The order by its number, whosever it is. */
export async function findOrder(db: Executor, number: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('purchase_order')
    .select(columns)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The order by its number; whoever else wants to change it waits until this transaction ends. */
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

/** Notes the payment; `isGranted` when what was bought is given in the same transaction. */
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

/** Closes an order that is not paid. False: it is not waiting for a payment any more. */
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

/** Unpaid orders from before a moment, the oldest first. */
export async function listUnpaidOrders(
  db: Executor,
  asked: { before: Date; limit: number },
): Promise<OrderRow[]> {
  return db
    .selectFrom('purchase_order')
    .select(columns)
    .where('state', '=', 'created')
    .where('created_at', '<', asked.before)
    .orderBy('created_at')
    .limit(asked.limit)
    .execute();
}

export async function listOwnOrders(
  db: Executor,
  userId: number,
  asked: { page: number; page_size: number },
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
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size)
    .execute();
  return { rows, count };
}

/** Keeps what was bought for how much, and no longer by whom; what is unpaid is closed. */
export async function anonymiseOrders(db: Executor, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('purchase_order')
    .set({ state: 'closed', closed_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'created')
    .execute();
  await db
    .updateTable('purchase_order')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .execute();
}
