// What an age means across all features, over HTTP against the whole product.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountEndpoints } from '#features/account/contract.ts';
import { orderEndpoints } from '#features/orders/contract.ts';
import { startTestProduct, type ProductHarness } from '../product-harness.ts';
import type { TestAccount } from '../product-people.ts';

let product: ProductHarness;
let person: TestAccount;
beforeAll(async () => {
  product = await startTestProduct();
  person = await product.signUp('sixteen');
  const born = `${product.now().getFullYear() - 16}-01`;
  const say = { bearer: person.access, body: { birth_month: born } };
  await product.ask('POST', accountEndpoints.editProfile.path, say);
});
afterAll(() => product.close());

const buy = async () => {
  const { path } = orderEndpoints.createMembershipOrder;
  const { status, json } = await product.ask('POST', path, { bearer: person.access, body: {} });
  return [status, json['code'] ?? null];
};

it('a 16-year-old cannot buy, consults like everyone, and can buy two years later', async () => {
  expect(await buy()).toEqual([403, 'purchase_refused']);
  expect(await product.openSession(person, '头痛')).toBeGreaterThan(0);
  product.advance(2 * 366 * 24 * 3_600_000);
  await product.signIn(person);
  expect(await buy()).toEqual([200, null]);
});
