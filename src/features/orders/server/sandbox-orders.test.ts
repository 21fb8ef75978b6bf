import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { createOrderHarness, type OrderHarness } from '#test/order-harness.ts';
import { type Member } from '#test/http-harness.ts';
import { testPassword } from '#test/product-people.ts';
import { orderEndpoints } from '../contract.ts';
import { closeUnpaidOrders } from './close-unpaid-orders.ts';
import type { Payment } from './payment-provider.ts';
import { settlePayment } from './settle-payment.ts';
import { paymentGraceMs, paymentWindowMs } from './payment-deadlines.ts';

let harness: OrderHarness;
beforeAll(async () => {
  harness = await createOrderHarness();
});
afterAll(() => harness.close());

/** Advances the clock beyond the lifetime of a sign-in token. */
async function wait(member: Member, ms: number): Promise<void> {
  harness.clock.advance(ms);
  await member.signIn(member.username, testPassword);
}
const subscribe = async (member: Member) =>
  (await member.call(orderEndpoints.createMembershipOrder)).data.order;
const orderPackage = async (member: Member, messages: number) =>
  (await member.call(orderEndpoints.createPackageOrder, { body: { messages } })).data.order;
const pay = (member: Member, id: number, outcome: 'paid' | 'failed' = 'paid') =>
  member.call(orderEndpoints.paySandboxOrder, { params: { id }, body: { outcome } });
const statusOf = async (member: Member) =>
  (await member.call(membershipEndpoints.getSubscriptionStatus)).data;
const left = async (member: Member) => (await statusOf(member)).total_remaining;

describe('a membership', () => {
  it('is granted once its order is paid', async () => {
    const member = await harness.signUp();
    const { data } = await member.call(orderEndpoints.createMembershipOrder);
    expect(data).toMatchObject({
      order: { kind: 'subscription', months: 1, messages: 30, priceFen: 1990, state: 'created' },
      payUrl: `/pay/${data.order.id}`,
    });
    expect(await left(member)).toBe(0);
    const paid = (await pay(member, data.order.id)).data;
    expect(paid).toMatchObject({ order: { state: 'granted' }, payUrl: null });
    expect(await statusOf(member)).toEqual({
      is_subscribed: true,
      permanent_remaining: 0,
      subscription_end_date: '2026-04-02',
      monthly_remaining: 30,
      current_month_quota: 30,
      monthly_used: 0,
      total_remaining: 30,
      month_renews_on: '2026-04-01',
    });
  });

  it('is granted once, however often its payment is simulated', async () => {
    const member = await harness.signUp();
    const { id } = await subscribe(member);
    await Promise.all(Array.from({ length: 8 }, () => pay(member, id)));
    expect(await statusOf(member)).toMatchObject({
      subscription_end_date: '2026-04-02',
      total_remaining: 30,
    });
  });

  it('is ordered once by two requests', async () => {
    const member = await harness.signUp();
    const first = await subscribe(member);
    expect((await subscribe(member)).id).toBe(first.id);
    await pay(member, first.id);
    expect((await subscribe(member)).id).not.toBe(first.id);
  });

  it('is reset with the month and ends after its last day', async () => {
    const member = await harness.signUp();
    await pay(member, (await subscribe(member)).id);
    const at = harness.clock.now().getTime();
    const goTo = (time: string) => wait(member, Date.parse(time) - harness.clock.now().getTime());
    await goTo('2026-03-31T16:00:00Z');
    expect(await statusOf(member)).toMatchObject({
      is_subscribed: true,
      total_remaining: 30,
      month_renews_on: null,
    });
    await goTo('2026-04-02T15:59:59Z');
    expect(await left(member)).toBe(30);
    await goTo('2026-04-02T16:00:00Z');
    expect(await statusOf(member)).toMatchObject({ is_subscribed: false, total_remaining: 0 });
    const { data } = await member.call(membershipEndpoints.listLedger, { query: {} });
    expect(data.results.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['month-lapsed', -30],
      ['month-begins', 30],
      ['month-lapsed', -30],
      ['membership-bought', 30],
    ]);
    harness.clock.advance(at - harness.clock.now().getTime());
  });
});

describe('a package', () => {
  it('adds permanent messages, and makes a permanent member above a thousand', async () => {
    const member = await harness.signUp();
    await pay(member, (await orderPackage(member, 10)).id);
    expect(await statusOf(member)).toMatchObject({ permanent_remaining: 10, is_subscribed: false });
    await pay(member, (await orderPackage(member, 1200)).id);
    expect(await statusOf(member)).toMatchObject({ permanent_remaining: 1210 });
  });

  it('is the smallest by default, and refused in a size that is not for sale', async () => {
    const member = await harness.signUp();
    const { data } = await member.call(orderEndpoints.createPackageOrder, { body: {} });
    expect(data.order).toMatchObject({ messages: 10, priceFen: 990 });
    const odd = await member.call(orderEndpoints.createPackageOrder, { body: { messages: 11 } });
    expect([odd.status, odd.failure.code]).toEqual([400, 'validation_failed']);
  });
});

describe('an order', () => {
  it('stays open when a payment fails, and can be cancelled by its owner', async () => {
    const member = await harness.signUp();
    const { id } = await subscribe(member);
    expect((await pay(member, id, 'failed')).data.order.state).toBe('created');
    const params = { id };
    const cancelled = await member.call(orderEndpoints.cancelOrder, { params });
    expect(cancelled.data).toMatchObject({ order: { state: 'closed' }, payUrl: null });
    expect((await pay(member, id)).failure.code).toBe('order_closed');
    expect(await left(member)).toBe(0);
  });

  it('is closed when it is not paid in time, and cannot be paid from then on', async () => {
    const member = await harness.signUp();
    const { id } = await subscribe(member);
    await wait(member, paymentWindowMs);
    expect((await pay(member, id)).failure.code).toBe('order_closed');
    await closeUnpaidOrders(harness.services, harness.clock.now());
    const stateOf = async () =>
      (await member.call(orderEndpoints.getOrder, { params: { id } })).data.order.state;
    expect(await stateOf()).toBe('created');
    await wait(member, paymentGraceMs + 1);
    await closeUnpaidOrders(harness.services, harness.clock.now());
    expect(await stateOf()).toBe('closed');
  });

  it('is listed for its owner only, newest first', async () => {
    const [member, other] = [await harness.signUp(), await harness.signUp()];
    const first = await subscribe(member);
    const second = await orderPackage(member, 10);
    const { data } = await member.call(orderEndpoints.listOrders, { query: {} });
    expect(data).toMatchObject({ count: 2, results: [{ id: second.id }, { id: first.id }] });
    expect((await other.call(orderEndpoints.listOrders, { query: {} })).data.count).toBe(0);
    for (const reply of [
      await other.call(orderEndpoints.getOrder, { params: { id: first.id } }),
      await pay(other, first.id),
    ])
      expect(reply.status).toBe(404);
  });

  it('is refused to minors and where nothing is for sale, and is never paid without the sandbox', async () => {
    const member = await harness.signUp();
    const { id } = await subscribe(member);
    const { services } = harness;
    const { payment } = services;
    services.birthMonthOf = () => Promise.resolve('2010-05');
    const refused = await member.call(orderEndpoints.createPackageOrder, { body: {} });
    expect([refused.status, refused.failure.code]).toEqual([403, 'purchase_refused']);
    expect((await member.call(orderEndpoints.getPlans)).data.refusal).toBe('minor');
    services.birthMonthOf = () => Promise.resolve(null);
    services.payment = null;
    expect((await member.call(orderEndpoints.createMembershipOrder)).failure.code).toBe(
      'not_on_sale',
    );
    expect((await member.call(orderEndpoints.getPlans)).data.provider).toBeNull();
    expect((await pay(member, id)).status).toBe(404);
    services.payment = payment;
  });

  it('outlives the account without the person, and a late payment is recorded', async () => {
    const member = await harness.signUp();
    const { db } = harness.database;
    const { id, number } = await subscribe(member);
    await sql`delete from app_user where id = ${member.userId}`.execute(db);
    const latePayment: Payment = {
      provider: 'sandbox',
      orderNumber: number,
      tradeNo: 'late',
      amountFen: 1990,
      state: 'paid',
    };
    expect(await settlePayment(harness.services, latePayment, harness.clock.now())).toBe(
      'ownerless',
    );
    const { rows } = await sql`select user_id, state, price_fen from purchase_order
      where id = ${id}`.execute(db);
    expect(rows).toEqual([{ user_id: null, state: 'paid', price_fen: 1990 }]);
    expect(harness.events().at(-1)).toMatchObject({
      level: 50,
      settlement: 'ownerless',
      orderId: id,
    });
  });
});
