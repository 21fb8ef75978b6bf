import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import type { OrderServices } from './order-services.ts';
import { purchaseRefusal } from './place-order.ts';

export const getOffers: Handler<typeof orderEndpoints.getOffers, OrderServices> = async (
  { user, now },
  services,
) => ({
  provider: services.payment?.name ?? null,
  refusal: await purchaseRefusal(services, user.userId, now),
  subscription: services.shop.subscription,
  packages: [...services.shop.packages],
});
