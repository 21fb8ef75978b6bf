import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpHarness, type HttpHarness } from '#test/http-harness.ts';
import { accountEndpoints } from '../contract.ts';
import { setStaff } from './user-store.ts';

const { getStaffAccess } = accountEndpoints;

let harness: HttpHarness;
beforeAll(async () => {
  harness = await createHttpHarness();
});
afterAll(() => harness.close());

it('is open to every signed-in user, and true only for staff', async () => {
  const member = await harness.signUp({ agreed: false });
  const asOrdinary = await member.call(getStaffAccess);
  expect([asOrdinary.status, asOrdinary.data]).toEqual([
    200,
    { mayReview: false, lacksSecondFactor: false },
  ]);
  await setStaff(harness.database.db, member.userId, true);
  expect((await member.call(getStaffAccess)).data).toMatchObject({ mayReview: true });
  expect((await harness.visitor().call(getStaffAccess)).status).toBe(401);
});
