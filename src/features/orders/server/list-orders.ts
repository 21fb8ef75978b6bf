import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import type { OrderServices } from './order-services.ts';
import { listOwnOrders } from './order-store.ts';
import { orderView } from './order-view.ts';

export const listOrders: Handler<typeof orderEndpoints.listOrders, OrderServices> = async (
  { user, query },
  { db },
) => {
  const { rows, count } = await listOwnOrders(db, user.userId, query);
  return toPage(rows.map(orderView), count, query);
};
