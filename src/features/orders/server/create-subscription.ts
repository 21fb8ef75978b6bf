import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import type { OrderServices } from './order-services.ts';
import { placeOrder } from './place-order.ts';

export const createSubscription: Handler<
  typeof orderEndpoints.createSubscription,
  OrderServices
> = async ({ user, now }, services) =>
  placeOrder(services, {
    ...services.shop.subscription,
    kind: 'subscription',
    userId: user.userId,
    now,
  });
