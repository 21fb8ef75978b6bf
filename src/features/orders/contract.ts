import * as z from 'zod/mini';
import { defineEndpoints, type RateLimit } from '#platform/contract/endpoint.ts';
import { idParam } from '#platform/contract/fields.ts';
import { pageOf, pageQuery } from '#platform/contract/page-schema.ts';
import { orderPageSize, orderStates, packageMessagesMax, providerNames } from './rules.ts';

const hourMs = 3_600_000;
const limit = (name: string, max: number): RateLimit[] => [
  { name, max, windowMs: hourMs, by: 'account' },
];

const provider = z.enum(providerNames);
const membershipPlan = z.object({
  months: z.int(),
  /** Per calendar month. */
  messages: z.int(),
  priceFen: z.int(),
});
const packagePlan = z.object({ messages: z.int(), priceFen: z.int() });
const plans = z.object({
  /** The payment provider; null when nothing is for sale. */
  provider: z.nullable(provider),
  /** Why this caller may not buy. */
  refusal: z.nullable(z.enum(['minor'])),
  subscription: membershipPlan,
  packages: z.array(packagePlan),
});
export type AvailablePlans = z.output<typeof plans>;

const order = z.object({
  id: z.int(),
  /** Its number at the payment provider. */
  number: z.string(),
  kind: z.enum(['subscription', 'package']),
  /** Null for a package. */
  months: z.nullable(z.int()),
  messages: z.int(),
  priceFen: z.int(),
  provider,
  state: z.enum(orderStates),
  createdAt: z.string(),
  /** When it is closed if it is still unpaid. */
  closesAt: z.string(),
  paidAt: z.nullable(z.string()),
});
export type Order = z.output<typeof order>;

/** An order and the address where it can be paid; null once it cannot be paid any more. */
const orderPayment = z.object({ order, payUrl: z.nullable(z.string()) });
export type OrderPayment = z.output<typeof orderPayment>;

const ownOrderParams = z.object({ id: idParam });

export const orderEndpoints = defineEndpoints({
  getPlans: {
    method: 'GET',
    path: '/ai/api/subscription/offers/',
    access: 'signed-in',
    summary: 'The plans for sale, their prices, and whether the caller may buy',
    reply: plans,
  },
  createMembershipOrder: {
    method: 'POST',
    path: '/ai/api/subscription/create/',
    access: 'signed-in',
    summary: 'Order a membership; an open order for the same plan is returned instead of a new one',
    limits: limit('order', 30),
    errors: ['not_on_sale', 'purchase_refused'],
    reply: orderPayment,
  },
  createPackageOrder: {
    method: 'POST',
    path: '/ai/api/subscription/extra-package/create/',
    access: 'signed-in',
    summary: 'Order a package of permanent messages, the smallest by default',
    limits: limit('order', 30),
    errors: ['not_on_sale', 'purchase_refused'],
    body: z.object({
      messages: z.optional(z.int().check(z.minimum(1), z.maximum(packageMessagesMax))),
    }),
    reply: orderPayment,
  },
  listOrders: {
    method: 'GET',
    path: '/ai/api/subscription/history/',
    access: 'signed-in',
    summary: "The caller's orders, newest first",
    query: z.object(pageQuery(orderPageSize)),
    reply: pageOf(order),
  },
  getOrder: {
    method: 'GET',
    path: '/ai/api/orders/:id/',
    access: 'signed-in',
    summary: 'An order of the caller',
    params: ownOrderParams,
    reply: orderPayment,
  },
  checkOrder: {
    method: 'POST',
    path: '/ai/api/orders/:id/check/',
    access: 'signed-in',
    summary: 'Query the payment provider for the state of an order',
    params: ownOrderParams,
    limits: limit('order-check', 60),
    errors: ['unavailable'],
    reply: orderPayment,
  },
  cancelOrder: {
    method: 'POST',
    path: '/ai/api/orders/:id/cancel/',
    access: 'signed-in',
    summary: 'Close an unpaid order; a payment in progress still counts',
    params: ownOrderParams,
    reply: orderPayment,
  },
  paySandboxOrder: {
    method: 'POST',
    path: '/ai/api/orders/:id/sandbox-payment/',
    access: 'signed-in',
    summary: 'Simulate the payment of an order in the sandbox, without money',
    params: ownOrderParams,
    errors: ['order_closed'],
    body: z.object({ outcome: z.enum(['paid', 'failed']) }),
    reply: orderPayment,
  },
  receiveAlipayNotice: {
    method: 'POST',
    path: '/ai/api/payments/alipay/notice/',
    access: 'public',
    summary: 'Payment notice from Alipay, authenticated by its signature',
    form: true,
    body: z.record(z.string(), z.string()),
    errors: ['notice_unverified', 'notice_refused'],
    reply: z.string(),
  },
});
