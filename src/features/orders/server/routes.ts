import type { Handlers } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import { cancelOrder } from './cancel-order.ts';
import { checkOrder } from './check-order.ts';
import { createPackageOrder } from './create-package-order.ts';
import { createMembershipOrder } from './create-membership-order.ts';
import { getPlans } from './get-plans.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import type { OrderServices } from './order-services.ts';
import { paySandboxOrder } from './pay-sandbox-order.ts';
import { receiveAlipayNotice } from './receive-alipay-notice.ts';

export const orderHandlers: Handlers<typeof orderEndpoints, OrderServices> = {
  getPlans,
  createMembershipOrder,
  createPackageOrder,
  listOrders,
  getOrder,
  checkOrder,
  cancelOrder,
  paySandboxOrder,
  receiveAlipayNotice,
};
