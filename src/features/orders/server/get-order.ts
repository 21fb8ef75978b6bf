import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import type { OrderServices } from './order-services.ts';
import { orderPaymentView } from './order-view.ts';
import { requireOwnOrder } from './require-own-order.ts';

export const getOrder: Handler<typeof orderEndpoints.getOrder, OrderServices> = async (
  { user, params, now },
  services,
) => orderPaymentView(services, await requireOwnOrder(services.db, user, params.id), now);
