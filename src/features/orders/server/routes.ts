import type { Handlers } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import { cancelOrder } from './cancel-order.ts';
import { checkOrder } from './check-order.ts';
import { createExtraPackage } from './create-extra-package.ts';
import { createSubscription } from './create-subscription.ts';
import { getOffers } from './get-offers.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import type { OrderServices } from './order-services.ts';
import { paySandboxOrder } from './pay-sandbox-order.ts';
import { takeAlipayNotice } from './take-alipay-notice.ts';

export const orderHandlers: Handlers<typeof orderEndpoints, OrderServices> = {
  getOffers,
  createSubscription,
  createExtraPackage,
  listOrders,
  getOrder,
  checkOrder,
  cancelOrder,
  paySandboxOrder,
  takeAlipayNotice,
};
