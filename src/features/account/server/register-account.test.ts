import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpHarness, type HttpHarness } from '#test/http-harness.ts';
import { accountEndpoints } from '../contract.ts';

const { registerAccount, signIn } = accountEndpoints;
const good = { username: '杏林春暖', email: 'reader@example.org', password: 'apricot-pavilion-42' };
const over = (chars: number) => 'x'.repeat(chars);

let harness: HttpHarness;
beforeAll(async () => {
  harness = await createHttpHarness();
});
afterAll(() => harness.close());

const register = (body: object) =>
  harness.visitor().send('POST', registerAccount.path, { body: { ...good, ...body } });
const countUsers = async () =>
  (await harness.database.db.selectFrom('app_user').select('id').execute()).length;

describe('registration', () => {
  it('creates an account that can sign in, also by its email address', async () => {
    const visitor = harness.visitor();
    const made = await visitor.call(registerAccount, {
      body: { ...good, first_name: '春', last_name: '林' },
    });
    expect(made.status).toBe(200);
    expect(made.data.id).toBeGreaterThan(0);
    expect(made.data.username).toBe(good.username);
    for (const username of [good.username, good.email, 'READER@example.org']) {
      const body = { username, password: good.password };
      expect((await visitor.call(signIn, { body })).status).toBe(200);
    }
  });

  it.each([
    [{ username: undefined }, 'username', '不能为空'],
    [{ username: '' }, 'username', '用户名不能为空'],
    [{ username: '   ' }, 'username', '用户名不能为空'],
    [{ username: 'ab' }, 'username', '用户名至少需要3个字符'],
    [{ username: '𠮷𠮷' }, 'username', '用户名至少需要3个字符'],
    [{ username: over(31) }, 'username', '用户名不能超过30个字符'],
    [{ username: 'a b c' }, 'username', '用户名只能使用文字、数字、点、短横线和下划线'],
    [{ username: 'abc\u0000' }, 'username', '用户名只能使用文字、数字、点、短横线和下划线'],
    [{ username: 'abc\ud800' }, 'username', '用户名只能使用文字、数字、点、短横线和下划线'],
    [{ username: '王主任' }, 'username', '这个用户名容易让人误认为医生、机构或管理人员，请换一个'],
    [
      { username: 'ＡＤＭＩＮ' },
      'username',
      '这个用户名容易让人误认为医生、机构或管理人员，请换一个',
    ],
    [{ username: 5 }, 'username', '格式不正确'],
    [{ username: ['abc'] }, 'username', '格式不正确'],
    [{ email: '' }, 'email', '邮箱不能为空'],
    [{ email: 'nobody' }, 'email', '请输入有效的邮箱地址'],
    [{ email: 'a@b' }, 'email', '请输入有效的邮箱地址'],
    [{ email: 'a\u0000@example.org' }, 'email', '请输入有效的邮箱地址'],
    [{ email: 'a\udc00@example.org' }, 'email', '请输入有效的邮箱地址'],
    [{ email: `${over(60)}@${over(200)}.org` }, 'email', '请输入有效的邮箱地址'],
    [{ email: { a: 1 } }, 'email', '格式不正确'],
    [{ password: '' }, 'password', '密码不能为空'],
    [{ password: 'ab1!x' }, 'password', '密码至少需要6个字符'],
    [{ password: over(129) }, 'password', '密码不能超过128个字符'],
    [{ password: 'abcdef\ud800' }, 'password', '含有无法保存的字符，请删除后重试'],
    [{ password: null }, 'password', '格式不正确'],
    [
      { password: '123456' },
      'password',
      '这个密码太容易被猜到，别用常见的密码、用户名，或产品名加年份',
    ],
    [
      { password: '13812345678' },
      'password',
      '这个密码太容易被猜到，别用常见的密码、用户名，或产品名加年份',
    ],
    [{ first_name: over(51) }, 'first_name', '姓名不能超过50个字符'],
    [{ last_name: '林\u0000' }, 'last_name', '含有无法保存的字符，请删除后重试'],
    [{ last_name: 7 }, 'last_name', '格式不正确'],
  ])('refuses %o beside its field', async (body, field, text) => {
    const before = await countUsers();
    const { status, failure } = await register({ email: 'other@example.org', ...body });
    expect(status).toBe(400);
    expect(failure.code).toBe('validation_failed');
    expect(failure.fields?.[field]?.[0]).toBe(text);
    expect(failure.error).toBe(text);
    expect(await countUsers()).toBe(before);
  });

  it('responds in English on request', async () => {
    const visitor = harness.visitor();
    visitor.headers['accept-language'] = 'en-GB,en;q=0.8';
    const reply = await visitor.call(registerAccount, { body: { ...good, password: '123456' } });
    expect(reply.failure.fields?.['password']?.[0]).toMatch(/^This password is too easy to guess/);
  });

  it('requires the password length set by the operator', async () => {
    const strict = await createHttpHarness({ passwordCharsMin: 15 });
    const reply = await strict
      .visitor()
      .call(registerAccount, { body: { ...good, password: 'plum-rain-2026' } });
    expect(reply.failure.fields).toEqual({ password: ['密码至少需要15个字符'] });
    expect((await strict.visitor().call(registerAccount, { body: good })).status).toBe(200);
    await strict.close();
  });

  it('reports a taken username in any spelling', async () => {
    await register({ username: 'Apricot', email: 'apricot@example.org' });
    const again = await register({ username: 'ａｐｒｉｃｏＴ', email: 'elsewhere@example.org' });
    expect(again.status).toBe(400);
    expect(again.failure.fields).toEqual({ username: ['用户名已被使用'] });
  });

  it('needs no email address, of any number of people', async () => {
    for (const username of ['without-one', 'without-two']) {
      const { password } = good;
      const made = await harness.visitor().call(registerAccount, { body: { username, password } });
      expect(made.status).toBe(200);
    }
    const again = await harness
      .visitor()
      .call(registerAccount, { body: { username: 'without-one', password: good.password } });
    expect(again.failure.fields).toEqual({ username: ['用户名已被使用'] });
  });

  it('reports taken email addresses five times per network address, then no more', async () => {
    await register({ username: 'first', email: 'taken@example.org' });
    const visitor = harness.visitor();
    const ask = (number: number) =>
      visitor.call(registerAccount, {
        body: { ...good, username: `asker${number}`, email: 'Taken@Example.org' },
      });
    for (let number = 1; number <= 5; number += 1) {
      const { status, failure } = await ask(number);
      expect(status).toBe(400);
      expect(failure.fields).toEqual({ email: ['该邮箱无法用于注册，请换一个或尝试登录'] });
    }
    const last = await ask(6);
    expect(last.status).toBe(429);
    expect(last.failure.fields).toBeUndefined();
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('lets one of five concurrent registrations of a name win, and refuses the others with a text', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((number) =>
        register({ username: 'racing', email: `racing${number}@example.org` }),
      ),
    );
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(4);
    for (const reply of refused) {
      expect(reply.status).toBe(400);
      expect(reply.failure.fields).toEqual({ username: ['用户名已被使用'] });
    }
  });

  it('ignores unknown fields', async () => {
    const visitor = harness.visitor();
    const wishes = { is_staff: true, isStaff: true, id: 1, is_active: false, date_joined: '1990' };
    const body = { ...good, username: 'wisher', email: 'wisher@example.org', ...wishes };
    const { data } = await visitor.call(registerAccount, { body });
    const row = await harness.database.db
      .selectFrom('app_user')
      .selectAll()
      .where('username', '=', 'wisher')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id: data.id, is_staff: false, is_active: true });
    expect(row.id).not.toBe(1);
    expect(row.date_joined).toEqual(harness.clock.now());
  });

  it('stores no plain password and no hash twice', async () => {
    await register({ username: 'one.of.two', email: 'one@example.org' });
    await register({ username: 'two.of.two', email: 'two@example.org' });
    const rows = await harness.database.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('username', 'like', '%.of.two')
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]?.password_hash).not.toBe(rows[1]?.password_hash);
    expect(JSON.stringify(rows)).not.toContain(good.password);
  });

  it('refuses the sixth registration of an hour from one address', async () => {
    const visitor = harness.visitor();
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      statuses.push((await visitor.send('POST', registerAccount.path)).status);
    }
    expect(statuses).toEqual([...Array<number>(5).fill(400), 429]);
  });
});

describe('an invalid registration body', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    harness.visitor().send('POST', registerAccount.path, { body, headers });

  it.each(['{"username":', 'username=x', '{"__proto__": {"is_staff": true}}', '{"a": 1}}'])(
    'answers %s with malformed_json',
    async (body) => {
      const reply = await send(body);
      expect([reply.status, reply.failure.code]).toEqual([400, 'malformed_json']);
      expect(reply.failure.error).toBe('请求内容不是有效的 JSON，请检查后重试');
    },
  );

  it.each(['[]', '"text"', '7', 'null', 'true'])('refuses %s', async (body) => {
    const reply = await send(body);
    expect([reply.status, reply.failure.code]).toEqual([400, 'validation_failed']);
  });

  it('refuses more than 64 KiB', async () => {
    const reply = await send(JSON.stringify({ ...good, first_name: over(64 * 1024) }));
    expect([reply.status, reply.failure.code]).toEqual([413, 'payload_too_large']);
  });

  it('refuses forms and plain text', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      const reply = await send('{}', { 'content-type': type });
      expect([reply.status, reply.failure.code]).toEqual([415, 'unsupported_media_type']);
    }
  });
});
