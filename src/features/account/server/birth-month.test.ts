import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpHarness, type HttpHarness } from '#test/http-harness.ts';
import { testPassword } from '#test/product-people.ts';
import { accountEndpoints } from '../contract.ts';
import { ageTexts } from '../age-texts.ts';

const { editProfile, getProfile, registerAccount } = accountEndpoints;
const words = ageTexts['zh-CN'];

let harness: HttpHarness;
beforeAll(async () => {
  // The harness clock is set to March 2026.
  harness = await createHttpHarness({ rateLimits: false });
});
afterAll(() => harness.close());

let people = 0;
async function register(birthMonth?: unknown) {
  people += 1;
  const username = `born${people}`;
  const visitor = harness.visitor();
  const names = { username, email: `${username}@example.org`, password: testPassword };
  const body = birthMonth === undefined ? names : { ...names, birth_month: birthMonth };
  const reply = await visitor.send('POST', registerAccount.path, { body });
  return { username, visitor, reply };
}
const accountNamed = (username: string) =>
  harness.database.db
    .selectFrom('app_user')
    .select('birth_month')
    .where('username', '=', username)
    .executeTakeFirst();

describe('a registration with a month of birth', () => {
  it.each(['2012-01', '2008-03', '1931-12'])(
    'of %s makes an account that knows it',
    async (born) => {
      const { username, visitor, reply } = await register(born);
      expect(reply.status).toBe(200);
      await visitor.signIn(username, testPassword);
      expect((await visitor.call(getProfile)).data.birthMonth).toBe(born);
    },
  );

  it.each([
    ['2012-03', words.tooYoung],
    ['2019-07', words.tooYoung],
    ['2026-04', words.invalid],
    ['1968', words.invalid],
    ['', words.required],
    ['1968-05-01', '内容过长'],
    [196805, '格式不正确'],
  ])('of %s is refused beside its field, and keeps nothing', async (born, text) => {
    const { username, reply } = await register(born);
    expect([reply.status, reply.failure.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(reply.failure.fields ?? {})).toEqual(['birth_month']);
    expect(reply.failure.fields?.['birth_month']?.[0]).toContain(text);
    expect(await accountNamed(username)).toBeUndefined();
  });

  it('can omit it, as older clients do', async () => {
    const { username, reply } = await register();
    expect(reply.status).toBe(200);
    expect(await accountNamed(username)).toEqual({ birth_month: null });
  });
});

describe('a month of birth that was never given', () => {
  it('can be set once', async () => {
    const member = await harness.signUp();
    const say = (born: string) => member.call(editProfile, { body: { birth_month: born } });
    expect((await say('1968-05')).data.birthMonth).toBe('1968-05');
    expect((await say('1968-05')).status).toBe(200);
    const again = await say('1990-01');
    expect(again.failure.fields).toEqual({ birth_month: [words.kept] });
    expect((await member.call(getProfile)).data.birthMonth).toBe('1968-05');
  });

  it('is set once by concurrent calls', async () => {
    const member = await harness.signUp();
    const said = ['1961-01', '1962-01', '1963-01', '1964-01'];
    const replies = await Promise.all(
      said.map((born) => member.call(editProfile, { body: { birth_month: born } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is refused under 14', async () => {
    const member = await harness.signUp();
    const reply = await member.call(editProfile, { body: { birth_month: '2015-01' } });
    expect(reply.failure.fields).toEqual({ birth_month: [words.tooYoung] });
  });
});
