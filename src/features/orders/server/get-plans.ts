import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import type { OrderServices } from './order-services.ts';
import { planRefusal } from './place-order.ts';

export const getPlans: Handler<typeof orderEndpoints.getPlans, OrderServices> = async (
  { user, now },
  services,
) => ({
  provider: services.payment?.name ?? null,
  refusal: await planRefusal(services, user.userId, now),
  subscription: services.plans.subscription,
  packages: [...services.plans.packages],
});
