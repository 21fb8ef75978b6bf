import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#app/server/endpoints.ts';
import { accountEndpoints } from '#features/account/contract.ts';
import { urlOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { samples } from '#test/endpoint-samples.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';

let product: ProductHarness;
let staff: TestAccount;
beforeAll(async () => {
  product = await startTestProduct({ environment: { STAFF_SECOND_FACTOR: 'on' } });
  staff = await product.signUp('careful-reviewer', { staff: true });
});
afterAll(() => product.close());

const forStaff = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === 'staff');
const answersOf = () =>
  Promise.all(
    forStaff.map(async ([name, { method, path }]) => {
      const query = samples[name as keyof typeof samples].query?.({} as never) ?? {};
      const url = urlOf(path, { id: 987_654_321, chapter: 'sources' }, query);
      const question = { bearer: staff.access, ...(method === 'GET' ? {} : { body: {} }) };
      const { json, status } = await product.ask(method, url, question);
      return [name, status, json['code']] as const;
    }),
  );
const call = async (endpoint: Endpoint, body: Record<string, unknown>) => {
  const { json } = await product.ask('POST', endpoint.path, { bearer: staff.access, body });
  return json['data'] as { secret: string; recoveryCodes: string[] };
};

it('no staff call is answered before the second factor is on, and every one after it', async () => {
  expect(forStaff.length).toBeGreaterThan(5);
  expect(await answersOf()).toEqual(
    forStaff.map(([name]) => [name, 403, 'second_factor_required']),
  );
  const { secret } = await call(accountEndpoints.startSecondFactor, { password: staff.password });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = totp.generate({ timestamp: product.now().getTime() });
  const { recoveryCodes } = await call(accountEndpoints.confirmSecondFactor, { code });
  for (const [name, status] of await answersOf()) expect([name, status]).not.toEqual([name, 403]);

  const end = { password: staff.password, code: recoveryCodes[0] };
  await call(accountEndpoints.endSecondFactor, end);
  for (const [name, status] of await answersOf()) expect([name, status]).toEqual([name, 403]);
});
