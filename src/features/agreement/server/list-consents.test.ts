import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpHarness, type HttpHarness, type Member } from '#test/http-harness.ts';
import { agreementEndpoints } from '../contract.ts';
import { giveConsent, withdrawConsent, type Consent } from './consent-store.ts';

let harness: HttpHarness;
let member: Member;
beforeAll(async () => {
  harness = await createHttpHarness();
});
beforeEach(async () => {
  member = await harness.signUp();
});
afterAll(() => harness.close());

const ledger = async (of: Member = member) =>
  (await of.call(agreementEndpoints.listConsents)).data.consents;
const give = (named: Omit<Consent, 'userId'>) =>
  giveConsent(harness.database.db, {
    userId: member.userId,
    ...named,
    version: '1.0.0',
    textHash: Buffer.from('text'),
    now: harness.clock.now(),
  });
const withdraw = (named: Omit<Consent, 'userId'>) =>
  withdrawConsent(harness.database.db, { userId: member.userId, ...named }, harness.clock.now());

describe('the ledger of consents', () => {
  it('lists the consents with their times, those in force first', async () => {
    const given = harness.clock.now().toISOString();
    await give({ purpose: 'external-model', subject: 'a' });
    await give({ purpose: 'external-model', subject: 'b' });
    harness.clock.advance(60_000);
    await withdraw({ purpose: 'external-model', subject: 'a' });
    const withdrawn = harness.clock.now().toISOString();
    expect(await ledger()).toEqual([
      row('external-model', 'b', given, null),
      row('agreement', '', given, null),
      row('external-model', 'a', given, withdrawn),
    ]);
  });

  it('keeps a withdrawn consent when it is given again', async () => {
    const named = { purpose: 'external-model', subject: 'a' } as const;
    await give(named);
    await withdraw(named);
    await give(named);
    await give(named);
    const rows = (await ledger()).filter(({ purpose }) => purpose === 'external-model');
    expect(rows.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false]);
  });

  it('is visible to its owner only', async () => {
    await give({ purpose: 'health-profile' });
    const other = await harness.signUp();
    expect((await ledger(other)).map(({ purpose }) => purpose)).toEqual(['agreement']);
  });
});

describe('the withdrawn agreement', () => {
  it('immediately blocks calls with health text, and nothing else', async () => {
    await member.call(agreementEndpoints.withdrawAgreement);
    const refused = await member.send('GET', '/ai/api/sessions/');
    expect([refused.status, refused.failure.code]).toEqual([403, 'agreement_required']);
    expect((await ledger()).map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([false]);
  });

  it('gives access to the existing content once it is accepted again', async () => {
    await member.call(agreementEndpoints.withdrawAgreement);
    await member.call(agreementEndpoints.acceptAgreement, { body: {} });
    expect((await member.send('GET', '/ai/api/sessions/')).status).toBe(200);
    expect(await ledger()).toHaveLength(2);
  });
});

const row = (purpose: string, subject: string, acceptedAt: string, withdrawnAt: string | null) => ({
  purpose,
  subject,
  version: '1.0.0',
  acceptedAt,
  withdrawnAt,
});
