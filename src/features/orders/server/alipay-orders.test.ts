import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { startAlipayGateway, type AlipayGateway } from '#test/alipay-gateway.ts';
import { type Member } from '#test/http-harness.ts';
import { testPassword } from '#test/product-people.ts';
import { createOrderHarness, type OrderHarness } from '#test/order-harness.ts';
import { orderEndpoints, type Order } from '../contract.ts';
import { formatYuan } from '../rules.ts';
import { createAlipayProvider } from './alipay-provider.ts';
import { closeUnpaidOrders } from './close-unpaid-orders.ts';
import { paymentGraceMs, paymentWindowMs } from './payment-deadlines.ts';

let gateway: AlipayGateway;
let harness: OrderHarness;
let member: Member;
beforeAll(async () => {
  gateway = await startAlipayGateway();
  harness = await createOrderHarness(createAlipayProvider(gateway.configuration));
});
afterAll(async () => {
  await harness.close();
  await gateway.stop();
});
beforeEach(async () => {
  gateway.responseMode = 'valid';
  member = await harness.signUp();
});

const post = async (body: string) => {
  const reply = await harness.visitor().send('POST', orderEndpoints.receiveAlipayNotice.path, {
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded; text/html; charset=utf-8' },
  });
  return reply.status === 200 ? reply.text : reply.failure.code;
};
const notify = (fields: Record<string, string>) => post(gateway.notice(fields));
const paidFor = (order: Order, tradeNo = `T${order.id}`) =>
  gateway.paid(order.number, formatYuan(order.priceFen), tradeNo);
const orderPackage = async (of = member) =>
  (await of.call(orderEndpoints.createPackageOrder, { body: {} })).data;
const stateOf = async ({ id }: Order) =>
  (await member.call(orderEndpoints.getOrder, { params: { id } })).data.order.state;
const permanent = async (of = member) =>
  (await of.call(membershipEndpoints.getSubscriptionStatus)).data.permanent_remaining;

describe('the payment link', () => {
  it('is signed by us and carries the amount, the deadline and our addresses', async () => {
    const { order, payUrl } = await orderPackage();
    const link = gateway.readLink(payUrl ?? '');
    expect(link).toMatchObject({
      method: 'alipay.trade.page.pay',
      app_id: gateway.configuration.appId,
      notify_url: 'https://example.org/ai/api/payments/alipay/notice/',
      return_url: `https://example.org/pay/${order.id}`,
    });
    expect(JSON.parse(link?.['biz_content'] ?? '')).toEqual({
      out_trade_no: order.number,
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: '9.90',
      subject: '杏问加量包 10 次',
      time_expire: '2026-03-02 16:30:00',
    });
  });

  it('cannot be replaced by a sandbox payment', async () => {
    const { order } = await orderPackage();
    const params = { id: order.id };
    const played = await member.call(orderEndpoints.paySandboxOrder, {
      params,
      body: { outcome: 'paid' },
    });
    expect(played.status).toBe(404);
  });
});

describe('a notice', () => {
  it('grants the paid plan once, with the response that stops repetition', async () => {
    const { order } = await orderPackage();
    expect(await notify(paidFor(order))).toBe('success');
    expect(await notify({ ...paidFor(order), trade_status: 'TRADE_FINISHED' })).toBe('success');
    expect(await permanent()).toBe(10);
    expect(await stateOf(order)).toBe('granted');
  });

  it('of a waiting or closed trade grants nothing, before or after the payment', async () => {
    const { order } = await orderPackage();
    const waits = { ...paidFor(order), trade_status: 'WAIT_BUYER_PAY' };
    const closes = { ...paidFor(order), trade_status: 'TRADE_CLOSED' };
    expect(await notify(waits)).toBe('success');
    expect(await stateOf(order)).toBe('created');
    expect(await notify(closes)).toBe('success');
    expect(await stateOf(order)).toBe('closed');
    expect(await permanent()).toBe(0);
    await notify(paidFor(order));
    await notify(closes);
    expect([await stateOf(order), await permanent()]).toEqual(['granted', 10]);
  });

  it('that arrives after the order was closed still grants, and is logged', async () => {
    const { order } = await orderPackage();
    await member.call(orderEndpoints.cancelOrder, { params: { id: order.id } });
    expect(await notify(paidFor(order))).toBe('success');
    expect(await permanent()).toBe(10);
    expect(harness.events().at(-1)).toMatchObject({
      level: 40,
      wasClosed: true,
      orderId: order.id,
    });
  });

  const forgeries: [string, (order: Order) => string][] = [
    [
      'with a wrong signature',
      (order) => `${gateway.notice(paidFor(order)).slice(0, -12)}AAAAAAAAAA%3D%3D`,
    ],
    ['without a signature', (order) => new URLSearchParams(paidFor(order)).toString()],
    [
      'with a changed amount',
      (order) => gateway.notice(paidFor(order)).replace('total_amount=9.90', 'total_amount=0.01'),
    ],
    [
      'with the number of another order',
      (order) => gateway.notice(paidFor({ ...order, number: 'X1' })).replace('X1', order.number),
    ],
    ['with a weaker algorithm', (order) => gateway.notice({ ...paidFor(order), sign_type: 'RSA' })],
    ['for another application', (order) => gateway.notice({ ...paidFor(order), app_id: '2026' })],
    [
      'of a payment to another seller',
      (order) => gateway.notice({ ...paidFor(order), seller_id: '2088' }),
    ],
    ['with an unknown state', (order) => gateway.notice({ ...paidFor(order), trade_status: 'OK' })],
    ['empty', () => ''],
  ];
  it.each(forgeries)('is refused and logged: %s', async (_, forge) => {
    const { order } = await orderPackage();
    expect(await post(forge(order))).toBe('notice_unverified');
    expect(harness.events().at(-1)).toMatchObject({ level: 40, msg: 'payment notice unverified' });
    expect([await stateOf(order), await permanent()]).toEqual(['created', 0]);
  });

  it('that does not match its order changes nothing and is logged as an error', async () => {
    const { order } = await orderPackage();
    const mismatches: [Record<string, string>, string][] = [
      [{ ...paidFor(order), total_amount: '0.01' }, 'wrong-amount'],
      [{ ...paidFor(order), out_trade_no: 'X20260302' }, 'unknown-order'],
    ];
    for (const [fields, settlement] of mismatches) {
      expect(await notify(fields)).toBe('notice_refused');
      expect(harness.events().at(-1)).toMatchObject({ level: 50, settlement });
    }
    await notify(paidFor(order));
    expect(await notify(paidFor(order, 'T-another'))).toBe('notice_refused');
    const next = (await orderPackage()).order;
    expect(await notify(paidFor(next, `T${order.id}`))).toBe('notice_refused');
    expect(await permanent()).toBe(10);
  });
});

describe('a payment whose notice has not arrived', () => {
  const check = (order: Order) =>
    member.call(orderEndpoints.checkOrder, { params: { id: order.id } });
  const tell = (order: Order, status: string, amount = '9.90') =>
    gateway.trades.set(order.number, { tradeNo: `T${order.id}`, amount, status });

  it('is granted because we query the provider', async () => {
    const { order } = await orderPackage();
    expect((await check(order)).data.order.state).toBe('created');
    tell(order, 'WAIT_BUYER_PAY');
    expect((await check(order)).data.order.state).toBe('created');
    tell(order, 'TRADE_SUCCESS');
    expect((await check(order)).data.order.state).toBe('granted');
    expect(await notify(paidFor(order))).toBe('success');
    expect(await permanent()).toBe(10);
  });

  it.each(['forged', 'none'] as const)(
    'gets an error to retry later when the response is %s',
    async (responseMode) => {
      const { order } = await orderPackage();
      tell(order, 'TRADE_SUCCESS');
      gateway.responseMode = responseMode;
      const reply = await check(order);
      expect([reply.status, reply.failure.code]).toEqual([503, 'unavailable']);
      expect([await stateOf(order), await permanent()]).toEqual(['created', 0]);
    },
  );

  it('is granted before the order is closed, also while its owner is away', async () => {
    const [paid, unpaid] = [
      (await orderPackage()).order,
      (await member.call(orderEndpoints.createMembershipOrder)).data.order,
    ];
    tell(paid, 'TRADE_SUCCESS');
    harness.clock.advance(paymentWindowMs + paymentGraceMs + 1);
    await member.signIn(member.username, testPassword);
    gateway.responseMode = 'none';
    await closeUnpaidOrders(harness.services, harness.clock.now());
    expect([await stateOf(paid), await stateOf(unpaid)]).toEqual(['created', 'created']);
    gateway.responseMode = 'valid';
    await closeUnpaidOrders(harness.services, harness.clock.now());
    expect([await stateOf(paid), await stateOf(unpaid)]).toEqual(['granted', 'closed']);
    expect(await permanent()).toBe(10);
  });
});

describe('five hundred notices, repeated, in any order, some forged, some at the same time', () => {
  it('grant exactly the orders that were paid', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => harness.signUp()));
    const orders: { owner: Member; order: Order }[] = [];
    // One after the other: two orders for the same at the same time may be one.
    for (let nth = 0; nth < 40; nth += 1) {
      orders.push(await orderOfItsOwn(people[nth % people.length] ?? member, `n${nth}`));
    }
    const [seed] = fc.sample(fc.nat(), 1);
    const paid = new Set(orders.filter((_, nth) => nth % 3 !== 0).map(({ order }) => order.id));
    const bodies = noticesAbout(
      orders.map(({ order }) => order),
      paid,
      seed ?? 0,
    );
    expect([new Set(orders.map(({ order }) => order.id)).size, bodies.length]).toEqual([40, 500]);
    for (let from = 0; from < bodies.length; from += 25) {
      await Promise.all(bodies.slice(from, from + 25).map(post));
    }
    const { rows } = await sql<{ id: number; state: string }>`
      select id, state from purchase_order where id = any(${orders.map(({ order }) => order.id)})`.execute(
      harness.database.db,
    );
    const granted = rows.filter(({ state }) => state === 'granted').map(({ id }) => id);
    expect([seed, new Set(granted)]).toEqual([seed, paid]);
    for (const owner of people) {
      const bought = orders.filter((one) => one.owner === owner && paid.has(one.order.id)).length;
      expect([seed, await permanent(owner)]).toEqual([seed, bought * 10]);
    }
  }, 120_000);

  /** Orders for the same are one order; this is as if it had been placed on a day of its own. */
  async function orderOfItsOwn(owner: Member, mark: string) {
    const { order } = await orderPackage(owner);
    await sql`update purchase_order set number = number || ${mark}, state = 'closed',
      closed_at = now() where id = ${order.id}`.execute(harness.database.db);
    return { owner, order: { ...order, number: order.number + mark } };
  }

  function noticesAbout(orders: Order[], paid: ReadonlySet<number>, seed: number): string[] {
    const about = (order: Order): fc.Arbitrary<string> => {
      const fields = paidFor(order);
      const forged = fc.constantFrom(
        { ...fields, total_amount: '0.01' },
        { ...fields, app_id: '1' },
        { ...fields, seller_id: '1' },
        { ...fields, trade_status: 'TRADE_CLOSED' },
        { ...fields, trade_status: 'WAIT_BUYER_PAY' },
      );
      const bad = fc.oneof(
        forged.map((some) => gateway.notice(some)),
        fc.constant(`${new URLSearchParams(fields).toString()}&sign=forged`),
        fc.constant(gateway.notice({ ...fields, out_trade_no: 'X0' }).replace('X0', order.number)),
      );
      return paid.has(order.id) ? fc.oneof(fc.constant(gateway.notice(fields)), bad) : bad;
    };
    const some = fc.sample(fc.constantFrom(...orders).chain(about), { numRuns: 460, seed });
    // Each paid order gets at least one notice, each of the others at least one false notice.
    const each = orders.map((order) =>
      paid.has(order.id)
        ? gateway.notice(paidFor(order))
        : gateway.notice({ ...paidFor(order), total_amount: '9.89' }),
    );
    const all = [...some, ...each];
    return (
      fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed })[0] ?? []
    );
  }
});
