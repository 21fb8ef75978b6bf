import { audit } from '#platform/server/audit-store.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import type { OrderServices } from './order-services.ts';
import { closeOrder } from './order-store.ts';
import { orderPaymentView } from './order-view.ts';
import { requireOwnOrder } from './require-own-order.ts';

export const cancelOrder: Handler<typeof orderEndpoints.cancelOrder, OrderServices> = async (
  { user, params, now },
  services,
) => {
  const { id } = await requireOwnOrder(services.db, user, params.id);
  await transaction(services.db, async (tx) => {
    if (!(await closeOrder(tx, { id, now }))) return;
    const object = { kind: 'order', id };
    await audit(tx, { at: now, actor: user.userId, action: 'order.close', object });
  });
  return orderPaymentView(services, await requireOwnOrder(services.db, user, id), now);
};
