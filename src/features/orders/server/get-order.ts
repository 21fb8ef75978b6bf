import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import type { OrderServices } from './order-services.ts';
import { payableView } from './order-view.ts';
import { ownOrder } from './own-order.ts';

export const getOrder: Handler<typeof orderEndpoints.getOrder, OrderServices> = async (
  { user, params, now },
  services,
) => payableView(services, await ownOrder(services.db, user, params.id), now);
