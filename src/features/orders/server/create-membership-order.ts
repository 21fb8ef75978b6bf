import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import type { OrderServices } from './order-services.ts';
import { placeOrder } from './place-order.ts';

export const createMembershipOrder: Handler<
  typeof orderEndpoints.createMembershipOrder,
  OrderServices
> = async ({ user, now }, services) =>
  placeOrder(services, {
    ...services.plans.subscription,
    kind: 'subscription',
    userId: user.userId,
    now,
  });
