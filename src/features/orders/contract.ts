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
const subscriptionOffer = z.object({
  months: z.int(),
  /** Of each calendar month. */
  messages: z.int(),
  priceFen: z.int(),
});
const packageOffer = z.object({ messages: z.int(), priceFen: z.int() });
const offers = z.object({
  /** Who takes the money; null: nothing is on sale. */
  provider: z.nullable(provider),
  /** Why this caller may not buy. */
  refusal: z.nullable(z.enum(['minor'])),
  subscription: subscriptionOffer,
  packages: z.array(packageOffer),
});
export type Offers = z.output<typeof offers>;

const order = z.object({
  id: z.int(),
  /** What the payment service knows it by. */
  number: z.string(),
  kind: z.enum(['subscription', 'package']),
  /** Null for a package. */
  months: z.nullable(z.int()),
  messages: z.int(),
  priceFen: z.int(),
  provider,
  state: z.enum(orderStates),
  createdAt: z.string(),
  /** When it is closed unless it is paid. */
  closesAt: z.string(),
  paidAt: z.nullable(z.string()),
});
export type Order = z.output<typeof order>;

/** An order and where it can be paid; null when it cannot be paid any more. */
const payable = z.object({ order, payUrl: z.nullable(z.string()) });
export type Payable = z.output<typeof payable>;

const ownOrder = z.object({ id: idParam });

export const orderEndpoints = defineEndpoints({
  getOffers: {
    method: 'GET',
    path: '/ai/api/subscription/offers/',
    access: 'signed-in',
    summary: 'What can be bought here, by the caller, and for how much',
    reply: offers,
  },
  createSubscription: {
    method: 'POST',
    path: '/ai/api/subscription/create/',
    access: 'signed-in',
    summary: 'Order a membership; an unpaid order for the same is given again',
    limits: limit('order', 30),
    errors: ['not_on_sale', 'purchase_refused'],
    reply: payable,
  },
  createExtraPackage: {
    method: 'POST',
    path: '/ai/api/subscription/extra-package/create/',
    access: 'signed-in',
    summary: 'Order a package of permanent messages, the smallest unless its size is named',
    limits: limit('order', 30),
    errors: ['not_on_sale', 'purchase_refused'],
    body: z.object({
      messages: z.optional(z.int().check(z.minimum(1), z.maximum(packageMessagesMax))),
    }),
    reply: payable,
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
    params: ownOrder,
    reply: payable,
  },
  checkOrder: {
    method: 'POST',
    path: '/ai/api/orders/:id/check/',
    access: 'signed-in',
    summary: 'Ask the payment service whether an order has been paid',
    params: ownOrder,
    limits: limit('order-check', 60),
    errors: ['unavailable'],
    reply: payable,
  },
  cancelOrder: {
    method: 'POST',
    path: '/ai/api/orders/:id/cancel/',
    access: 'signed-in',
    summary: 'Close an unpaid order; a payment that is on its way still counts',
    params: ownOrder,
    reply: payable,
  },
  paySandboxOrder: {
    method: 'POST',
    path: '/ai/api/orders/:id/sandbox-payment/',
    access: 'signed-in',
    summary: 'Play the payment of an order in the sandbox, where no money moves',
    params: ownOrder,
    errors: ['order_closed'],
    body: z.object({ outcome: z.enum(['paid', 'failed']) }),
    reply: payable,
  },
  takeAlipayNotice: {
    method: 'POST',
    path: '/ai/api/payments/alipay/notice/',
    access: 'public',
    summary: 'The notice of Alipay that an order was paid; the signature is the proof',
    form: true,
    body: z.record(z.string(), z.string()),
    errors: ['notice_unverified', 'notice_refused'],
    reply: z.string(),
  },
});
