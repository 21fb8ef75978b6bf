import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpHarness, type HttpHarness, type Member } from '#test/http-harness.ts';
import { agreementEndpoints } from '../contract.ts';

const { acceptAgreement, getAgreementContent, getAgreementStatus, getDocument } =
  agreementEndpoints;

let harness: HttpHarness;
let member: Member;
beforeAll(async () => {
  harness = await createHttpHarness();
});
beforeEach(async () => {
  harness.setAgreementVersion('1.0.0');
  member = await harness.signUp({ agreed: false });
});
afterAll(() => harness.close());

const accept = (version?: string) =>
  member.call(acceptAgreement, { body: version === undefined ? {} : { version } });
/** A call with health text, which requires the accepted agreement. */
const readSessions = () => member.send('GET', '/ai/api/sessions/');
const consents = () =>
  harness.database.db
    .selectFrom('consent')
    .selectAll()
    .where('user_id', '=', member.userId)
    .orderBy('id')
    .execute();

describe('the agreement', () => {
  it('is required for calls with health text', async () => {
    const refused = await readSessions();
    expect([refused.status, refused.failure.code]).toEqual([403, 'agreement_required']);
    expect(refused.failure.error).toBe('请先阅读并同意隐私协议');
    await accept();
    expect((await readSessions()).status).toBe(200);
  });

  it('is required again when a new version is in force', async () => {
    await accept();
    harness.setAgreementVersion('1.1.0');
    expect((await readSessions()).status).toBe(403);
    const { data } = await member.call(getAgreementStatus);
    expect(data).toEqual({ hasAccepted: false, version: '1.1.0', acceptedVersion: '1.0.0' });

    await accept('1.1.0');
    expect((await readSessions()).status).toBe(200);
    expect((await consents()).map(({ version }) => version)).toEqual(['1.0.0', '1.1.0']);
  });

  it('cannot be accepted in a version that is not in force', async () => {
    for (const version of ['0.9.0', '1.0.1', '', 'x']) {
      const reply = await accept(version);
      expect([reply.status, reply.failure.code]).toEqual([409, 'agreement_outdated']);
      expect(reply.failure.error).toBe('协议已更新，请重新阅读后再同意');
    }
    expect(await consents()).toEqual([]);
  });

  it('is accepted once by repeated and concurrent calls', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => accept('1.0.0')));
    for (const reply of replies) {
      expect(reply.status).toBe(200);
      expect(reply.data).toEqual({ hasAccepted: true, version: '1.0.0' });
    }
    expect(await consents()).toHaveLength(1);
  });

  it('is stored with the time and the hash of the text', async () => {
    member.headers['accept-language'] = 'en';
    await accept();
    const [consent] = await consents();
    expect(consent).toMatchObject({ purpose: 'agreement', withdrawn_at: null });
    expect(consent?.accepted_at).toEqual(harness.clock.now());
    expect(consent?.text_hash).toEqual(Buffer.from('agreement (test)'));
  });

  it('is not valid once it is withdrawn, and can be accepted again', async () => {
    await accept();
    await harness.database.db
      .updateTable('consent')
      .set({ withdrawn_at: harness.clock.now() })
      .where('user_id', '=', member.userId)
      .execute();
    const { data } = await member.call(getAgreementStatus);
    expect(data).toEqual({ hasAccepted: false, version: '1.0.0', acceptedVersion: null });
    expect((await readSessions()).status).toBe(403);
    await accept();
    expect((await readSessions()).status).toBe(200);
  });

  it('of one account is not that of another', async () => {
    await accept();
    const other = await harness.signUp({ agreed: false });
    expect((await other.call(getAgreementStatus)).data.hasAccepted).toBe(false);
  });

  it('requires a sign-in', async () => {
    for (const endpoint of [acceptAgreement, getAgreementContent, getAgreementStatus]) {
      expect((await harness.visitor().send(endpoint.method, endpoint.path)).status).toBe(401);
    }
  });

  it.each([5, null, {}, ['1.0.0'], '1'.repeat(21), '1.0.0\u0000'])(
    'takes no version like %o',
    async (version) => {
      const reply = await member.send('POST', acceptAgreement.path, { body: { version } });
      expect([reply.status, reply.failure.code]).toEqual([400, 'validation_failed']);
      expect(Object.keys(reply.failure.fields ?? {})).toEqual(['version']);
    },
  );
});

describe('the texts', () => {
  it('are returned in the requested language', async () => {
    const { data } = await member.call(getAgreementContent);
    expect(data).toEqual({
      title: 'agreement（测试）',
      version: '1.0.0',
      effectiveDate: '2026-01-01',
      content: '<p>agreement（测试）</p>',
    });
    member.headers['accept-language'] = 'en-US';
    expect((await member.call(getAgreementContent)).data.title).toBe('agreement (test)');
  });

  it('of terms and privacy are public, and there are no others', async () => {
    const visitor = harness.visitor();
    for (const name of ['terms', 'privacy'] as const) {
      const { data } = await visitor.call(getDocument, { params: { name } });
      expect(data.title).toBe(`${name}（测试）`);
    }
    for (const name of ['agreement', 'toString', '..%2f..%2fpackage.json', '__proto__']) {
      const reply = await visitor.send('GET', `/api/documents/${name}/`);
      expect([reply.status, reply.failure.code]).toEqual([404, 'not_found']);
    }
  });
});
