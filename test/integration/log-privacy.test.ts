import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#features/account/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { modelEndpoints } from '#features/models/contract.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { urlOf } from '#platform/contract/endpoint.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { cut, statusReply, stream, text } from '#test/model-server-replies.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';

const canaries = {
  username: 'mouse-under-the-stairs',
  email: 'mouse-mail',
  password: 'ginger-kettle-77',
  title: '标题里的秘密',
  message: '末次月经三月二日之后一直腹痛',
  query: '搜索里的秘密',
  agent: 'Curious-Agent-9',
};

let product: ProductHarness;
let models: ModelServer;
let person: TestAccount;
let sessionId: number;

beforeAll(async () => {
  models = await startModelServer();
  const entry = { value: 'scripted', label: '演练', baseUrl: models.url, model: 'scripted' };
  product = await startTestProduct({ environment: { MODELS: JSON.stringify([entry]) } });
  person = await product.signUp('someone');
  sessionId = await product.openSession(person, canaries.title);
});
afterAll(async () => {
  await product.close();
  await models.stop();
});
beforeEach(() => {
  product.lines.length = 0;
});

/** The log, JSON line by line, contains no personal data. */
function leaks(): string[] {
  const log = product.lines.join('');
  const tokens = [person.access, person.refresh, person.cookie.split('=')[1] ?? '?', person.csrf];
  const encoded = Object.values(canaries).map((text) => encodeURIComponent(text));
  return [...Object.values(canaries), ...encoded, ...tokens].filter((text) => log.includes(text));
}
const routes = () => product.events().map(({ route, status }) => [route, status]);
const as = () => ({ bearer: person.access, headers: { 'user-agent': canaries.agent } });

describe('the log at its most verbose level', () => {
  it('omits names, mail addresses and passwords of registrations', async () => {
    const body = {
      username: canaries.username,
      email: `${canaries.email}@example.org`,
      password: canaries.password,
      first_name: canaries.title,
    };
    const { path } = accountEndpoints.registerAccount;
    for (let twice = 0; twice < 2; twice += 1) await product.ask('POST', path, { ...as(), body });
    await product.ask('POST', path, { body: { ...body, username: `${canaries.username}\u0000` } });
    expect(routes()).toEqual([
      [path, 200],
      [path, 400],
      [path, 400],
    ]);
    expect(leaks()).toEqual([]);
  });

  it('omits sign-in input, right or wrong', async () => {
    const { path } = accountEndpoints.signIn;
    const right = { username: canaries.username, password: canaries.password };
    await product.ask('POST', path, { body: right });
    await product.ask('POST', path, { body: { ...right, password: `${canaries.password}x` } });
    await product.ask('POST', path, { body: { username: canaries.message, password: 'x' } });
    await product.ask('POST', accountEndpoints.refreshTokens.path, {
      body: { refresh: person.refresh },
    });
    await product.signIn(person);
    expect(product.lines.length).toBeGreaterThan(3);
    expect(leaks()).toEqual([]);
  });

  it('omits cookies and tokens, valid and stale', async () => {
    const { path } = accountEndpoints.getProfile;
    await product.ask('GET', path, as());
    await product.ask('GET', path, { cookie: person.cookie });
    await product.ask('GET', path, { bearer: `${person.access}x` });
    await product.ask('GET', `/ai/none/?token=${person.access}&q=${canaries.query}`);
    expect(leaks()).toEqual([]);
  });

  it('omits titles and messages', async () => {
    const { createSession, updateSession } = sessionEndpoints;
    const title = canaries.title;
    await product.ask('POST', createSession.path, { ...as(), body: { title } });
    await product.ask('POST', createSession.path, { ...as(), body: { title: title.repeat(99) } });
    const renamed = urlOf(updateSession.path, { id: sessionId });
    await product.ask('PUT', renamed, { ...as(), body: { title: `${title}二` } });
    const content = canaries.message;
    const { path } = messageEndpoints.sendMessage;
    const sent = await product.ask('POST', path, {
      ...as(),
      body: { session_id: sessionId, content },
    });
    expect(sent.text).toContain('[DONE]');
    await product.ask('POST', path, { ...as(), body: { session_id: 0, content } });
    await product.ask('POST', path, { ...as(), body: `{"content":"${content}` });
    expect(leaks()).toEqual([]);
  });

  it('omits the parameters of a URL', async () => {
    const { query } = canaries;
    const list = sessionEndpoints.listSessions.path;
    for (const url of [
      `${list}?q=${query}`,
      `${list}?page=${query}`,
      `/ai/${query}/`,
      `/${query}?${query}`,
      `/ai/api/sessions/${query}/`,
    ]) {
      await product.ask('GET', url, as());
    }
    expect(product.lines).toHaveLength(5);
    expect(leaks()).toEqual([]);
  });

  it('omits what a failing model sent', async () => {
    const model = 'scripted';
    await product.ask('PUT', modelEndpoints.updateModelPreference.path, {
      ...as(),
      body: { model },
    });
    const failures = [
      statusReply(401, {}, { message: canaries.message }),
      stream(`data: ${canaries.message}\n\n`, `data: {"choices":"${canaries.message}"}\n\n`),
      stream(text(canaries.message), cut),
    ];
    for (const failure of failures) {
      models.script(failure);
      const content = canaries.message;
      const id = await product.openSession(person, canaries.title);
      await product.ask('POST', messageEndpoints.sendMessage.path, {
        ...as(),
        body: { session_id: id, content, model },
      });
    }
    expect(product.events().filter(({ msg }) => msg === 'reply failed')).toHaveLength(3);
    expect(leaks()).toEqual([]);
  });

  it('omits the values of a statement that the database refused', async () => {
    const { db } = product.database;
    const check = sql.raw(`title not like '${canaries.title}%'`);
    await sql`alter table session add constraint refusing check (${check}) not valid`.execute(db);
    const body = { title: canaries.title };
    const answer = await product.ask('POST', sessionEndpoints.createSession.path, {
      ...as(),
      body,
    });
    await sql`alter table session drop constraint refusing`.execute(db);
    expect([answer.status, answer.json['code']]).toEqual([500, 'internal']);
    expect(answer.text).not.toContain(canaries.title);
    const error = product.events().find(({ level }) => level === 50);
    expect(error).toMatchObject({ err: { code: '23514', constraint: 'refusing' } });
    expect(leaks()).toEqual([]);
  });

  it('has one JSON line per event, whatever callers send', async () => {
    const forged = '%0A%7B%22level%22:50,%22msg%22:%22forged%22%7D%0D%0A';
    const headers = { 'user-agent': '{"msg":"forged"}', 'x-request-id': '"forged' };
    await product.ask('GET', `/ai/api/sessions/${forged}/?q=${forged}`, { ...as(), headers });
    await product.ask('GET', `/${forged}`, { headers });
    expect(product.lines).toHaveLength(2);
    expect(product.lines.join('')).not.toContain('forged');
    for (const line of product.lines) expect(line.trimEnd()).not.toContain('\n');
  });

  it('records for every request what an operator needs, by our own id', async () => {
    const answer = await product.ask('GET', sessionEndpoints.listSessions.path, as());
    expect(product.events()).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/Z$/),
        requestId: answer.headers.get('x-request-id'),
        method: 'GET',
        route: sessionEndpoints.listSessions.path,
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      },
    ]);
  });
});
