// The rules of conversations (docs/specification), over HTTP alone against the whole product.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ModelServer } from '../model-server.ts';
import { hold, textReply } from '../model-server-replies.ts';
import type { ProductHarness } from '../product-harness.ts';
import type { TestAccount } from '../product-people.ts';
import { startScriptedProduct, type PageCalls, type ScriptedProduct } from '../scripted-product.ts';

const dayMs = 24 * 3_600_000;

type Card = {
  id: number;
  title: string;
  updatedAt: string;
  messages: { id: number; content: string }[];
  messagesCount: number;
  helpNeeded: boolean;
  isPublic: boolean;
  isAnonymous: boolean;
  parentSessionId: number | null;
  continuationSessionId: number | null;
};
type CardPage = { results: Card[]; count: number; next: unknown; previous: unknown };

let scripted: ScriptedProduct;
let models: ModelServer;
let product: ProductHarness;
let person: TestAccount;
let calls: PageCalls;
beforeAll(async () => {
  scripted = await startScriptedProduct();
  ({ models, product } = scripted);
  calls = scripted.callsAs(() => person);
});
beforeEach(async () => {
  person = await scripted.newPatient();
});
afterAll(() => scripted.close());

const statusOf = async (method: string, path: string, body?: unknown): Promise<number> =>
  (await calls.ask(method, path, body)).status;
const open = (title: string) => product.openSession(person, title);
const list = (query = '') => calls.dataOf<CardPage>(`/ai/api/sessions/${query}`);
const card = (id: number) => calls.dataOf<Card>(`/ai/api/sessions/${id}/`);
const say = async (sessionId: number, content: string): Promise<void> => {
  expect((await calls.say(sessionId, content)).lines.at(-1)).toBe('data: [DONE]');
};
/** A sign-in lasts minutes; days later users sign in again. */
async function passDays(days: number): Promise<void> {
  product.advance(days * dayMs);
  await product.signIn(person);
}

describe('the list', () => {
  it('is paged by the server, newest activity first', async () => {
    const first = await open('一');
    for (const title of ['二', '三']) await open(title);
    await say(first, '头痛三天');
    const page = await list('?page=1&page_size=2');
    expect(page.results.map(({ title }) => title)).toEqual(['一', '三']);
    expect([page.count, page.next, page.previous]).toEqual([3, 2, null]);
    const second = await list('?page=2&page_size=2');
    expect(second.results.map(({ title }) => title)).toEqual(['二']);
    expect([second.next, second.previous]).toEqual([null, 1]);
  });

  it('contains only the last message in each card', async () => {
    const id = await open('一');
    await say(id, '头痛三天');
    await say(id, '还怕冷');
    const [only] = (await list()).results;
    expect(only?.messagesCount).toBe(4);
    expect(only?.messages.map(({ content }) => content)).toEqual(['好的，我记下了。']);
  });
});

it('initialize-usage creates a session for users without one, once, and always returns the usage', async () => {
  type Initialized = { newSession: Card | null; usage: { remainingCount: number } };
  const initialize = () => calls.dataOf<Initialized>('/ai/api/initialize-usage/', 'POST', {});
  const [first, ...others] = await Promise.all([initialize(), initialize(), initialize()]);
  const made = [first, ...others].filter((reply) => reply?.newSession);
  expect(made).toHaveLength(1);
  expect(others.concat(first).every((reply) => reply.usage.remainingCount === 100)).toBe(true);
  expect((await initialize()).newSession ?? null).toBeNull();
  expect((await list()).count).toBe(1);
});

describe('a continuation', () => {
  it('links parent and child both ways, carries a summary message and is free', async () => {
    const parent = await open('头痛');
    await say(parent, '我对青霉素过敏，头痛三天');
    const before = await calls.messagesLeft();
    const child = await calls.dataOf<Card>(`/ai/chat/${parent}/continue/`, 'POST', {
      title: '接着说',
    });
    expect(child.parentSessionId).toBe(parent);
    expect((await card(parent)).continuationSessionId).toBe(child.id);
    const { results } = await calls.dataOf<{ results: { isSummary: boolean; content: string }[] }>(
      `/ai/api/sessions/${child.id}/messages/`,
    );
    expect(results.filter(({ isSummary }) => isSummary)).toHaveLength(1);
    expect(results[0]?.content).toContain('青霉素');
    expect(await calls.messagesLeft()).toBe(before);
  });

  it('exists once, however often it is requested, streamed or not, and after a lost connection', async () => {
    const parent = await open('咳嗽');
    await say(parent, '咳嗽一周');
    const path = `/ai/api/sessions/${parent}/create-continuation-stream/`;
    const stream = (signal?: AbortSignal) =>
      fetch(product.url + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.access}`, 'content-type': 'application/json' },
        body: '{}',
        ...(signal ? { signal } : {}),
      });
    const leaving = new AbortController();
    const dropped = await stream(leaving.signal);
    expect(dropped.status).toBe(200);
    leaving.abort();
    const text = await (await stream()).text();
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
    const again = await calls.dataOf<Card>(`/ai/chat/${parent}/continue/`, 'POST', {
      title: '接着说',
    });
    expect(text).toContain(`"id":${again.id}`);
    expect((await list()).count).toBe(2);
  });
});

describe('a deleted session', () => {
  const bin = () =>
    calls.dataOf<{ results: (Card & { daysLeft: number })[]; count: number }>(
      '/ai/api/sessions/deleted/',
    );

  it('is in the recycle bin, neither counted nor found, and is restored completely', async () => {
    const id = await open('要删的');
    await say(id, '头痛三天');
    await open('留下的');
    const before = await card(id);
    expect(await statusOf('DELETE', `/ai/api/sessions/${id}/delete/`)).toBe(200);
    expect(await statusOf('GET', `/ai/api/sessions/${id}/`)).toBe(404);
    expect(await statusOf('GET', `/ai/api/sessions/${id}/messages/`)).toBe(404);
    expect(await calls.dataOf('/ai/stats/')).toEqual({ totalSessions: 1, totalMessages: 0 });
    expect((await calls.dataOf<CardPage>('/ai/api/search/?q=头痛')).count).toBe(0);
    const [deleted] = (await bin()).results;
    expect(deleted).toMatchObject({ id, title: '要删的', daysLeft: 30 });

    expect(await calls.dataOf(`/ai/api/sessions/${id}/restore/`, 'POST', {})).toEqual(before);
    // Withdrawing twice has the same effect as once.
    expect(await calls.dataOf(`/ai/api/sessions/${id}/restore/`, 'POST', {})).toEqual(before);
    expect((await bin()).count).toBe(0);
    expect(await calls.dataOf('/ai/stats/')).toEqual({ totalSessions: 2, totalMessages: 2 });
    expect((await calls.dataOf<CardPage>('/ai/api/search/?q=头痛')).count).toBe(1);
  });

  it('can be restored for 30 days and is final then', async () => {
    const [early, late] = [await open('早'), await open('晚')];
    for (const id of [early, late]) await statusOf('DELETE', `/ai/api/sessions/${id}/delete/`);
    await passDays(29);
    expect((await bin()).results.map(({ daysLeft }) => daysLeft)).toEqual([1, 1]);
    expect(await statusOf('POST', `/ai/api/sessions/${early}/restore/`, {})).toBe(200);
    await passDays(1.01);
    expect((await bin()).count).toBe(0);
    expect(await statusOf('POST', `/ai/api/sessions/${late}/restore/`, {})).toBe(404);
    expect((await list()).results.map(({ title }) => title)).toEqual(['早']);
  });

  it('is removed at once by a permanent deletion, which requires a deleted one', async () => {
    const id = await open('不要了');
    expect(await statusOf('DELETE', `/ai/api/sessions/${id}/purge/`)).toBe(404);
    await statusOf('DELETE', `/ai/api/sessions/${id}/delete/`);
    expect(await statusOf('DELETE', `/ai/api/sessions/${id}/purge/`)).toBe(200);
    expect(await statusOf('DELETE', `/ai/api/sessions/${id}/purge/`)).toBe(404);
    expect(await statusOf('POST', `/ai/api/sessions/${id}/restore/`, {})).toBe(404);
    expect((await bin()).count).toBe(0);
  });

  it('keeps its place in a chain unless another session has taken it', async () => {
    const parent = await open('上一段');
    const path = `/ai/chat/${parent}/continue/`;
    await say(parent, '头痛');
    const child = await calls.dataOf<Card>(path, 'POST', { title: '下一段' });
    await statusOf('DELETE', `/ai/api/sessions/${parent}/delete/`);
    expect((await card(child.id)).parentSessionId).toBeNull();
    await statusOf('POST', `/ai/api/sessions/${parent}/restore/`, {});
    expect((await card(child.id)).parentSessionId).toBe(parent);
    await statusOf('DELETE', `/ai/api/sessions/${child.id}/delete/`);
    expect((await card(parent)).continuationSessionId).toBeNull();
    const other = await calls.dataOf<Card>(path, 'POST', { title: '另一段' });
    await statusOf('POST', `/ai/api/sessions/${child.id}/restore/`, {});
    expect((await card(parent)).continuationSessionId).toBe(other.id);
    expect((await card(child.id)).parentSessionId).toBeNull();
  });

  it('ends its running reply; the partial text is restored', async () => {
    models.scriptByMessage(() => textReply(['先说一句。', hold, '再说一句。']));
    const id = await open('一半');
    const running = await calls.send(id, '头痛三天');
    const reader = running.body?.getReader();
    let seen = '';
    while (!seen.includes('先说')) {
      seen += new TextDecoder().decode((await reader?.read())?.value);
    }
    await statusOf('DELETE', `/ai/api/sessions/${id}/delete/`);
    let isDone = false;
    while (!isDone) isDone = (await reader?.read())?.done ?? true;
    models.release();
    expect(await calls.dataOf<Card>(`/ai/api/sessions/${id}/restore/`, 'POST', {})).toMatchObject({
      id,
    });
    const { results } = await calls.dataOf<{ results: { content: string; status: string }[] }>(
      `/ai/api/sessions/${id}/messages/`,
    );
    expect(results.at(-1)).toMatchObject({ content: '先说一句。', status: 'cancelled' });
  });
});

it('realtime-chat returns as JSON whether a reply is running, which, since when and by which model', async () => {
  models.scriptByMessage(() => textReply(['先说一句。', hold]));
  const id = await open('问');
  const path = `/ai/realtime-chat/${id}/`;
  const nothing = { isRunning: false, messageId: null, startedAt: null, model: null };
  expect(await calls.dataOf(path)).toEqual(nothing);
  const running = await calls.send(id, '头痛三天');
  const state = await calls.dataOf<{ messageId: number; startedAt: string }>(path);
  expect(state).toMatchObject({ isRunning: true, model: 'scripted' });
  expect(Math.abs(Date.parse(state.startedAt) - product.now().getTime())).toBeLessThan(60_000);
  models.release();
  expect(await running.text()).toContain(`"message_id":${state.messageId}`);
  expect(await calls.dataOf(path)).toEqual(nothing);
});

describe('help', () => {
  it('is requested and withdrawn, which does not count as activity', async () => {
    const id = await open('一');
    await open('二');
    const path = `/ai/session/${id}/help/`;
    expect((await calls.dataOf<Card>(path, 'PUT', { helpNeeded: true })).helpNeeded).toBe(true);
    expect((await list()).results.map(({ title, helpNeeded }) => [title, helpNeeded])).toEqual([
      ['二', false],
      ['一', true],
    ]);
    expect((await calls.dataOf<Card>(path, 'PUT', { helpNeeded: false })).helpNeeded).toBe(false);
    expect(await statusOf('PUT', path, { helpNeeded: 'yes' })).toBe(400);
  });

  it('has settings: {helpNeeded, isPublic?, isAnonymous?}, and omitted ones are unchanged', async () => {
    const id = await open('一');
    const path = `/ai/help-settings/${id}/`;
    const wishes = { helpNeeded: true, isPublic: true, isAnonymous: true };
    expect(await calls.dataOf<Card>(path, 'POST', wishes)).toMatchObject(wishes);
    expect(await calls.dataOf<Card>(path, 'POST', { helpNeeded: false })).toMatchObject({
      ...wishes,
      helpNeeded: false,
    });
    expect(await statusOf('POST', path, { isPublic: true })).toBe(400);
    const { count } = await calls.dataOf<{ count: number }>(
      '/ai/api/shared-sessions/?page=1&page_size=12',
    );
    expect(count).toBe(0);
  });
});
