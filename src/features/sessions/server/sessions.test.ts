import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#platform/server/ids.ts';
import { createHttpHarness, type HttpHarness, type Member } from '#test/http-harness.ts';
import { sessionEndpoints } from '../contract.ts';
import { recordActivity } from './session-store.ts';
import { addToTotal } from './session-total-store.ts';
import { sessionsMax } from './session-creation-store.ts';

const { listSessions, getSession, createSession, updateSession, deleteSession, getStats } =
  sessionEndpoints;

let harness: HttpHarness;
let member: Member;
beforeAll(async () => {
  harness = await createHttpHarness();
});
beforeEach(async () => {
  member = await harness.signUp();
});
afterAll(() => harness.close());

async function open(title: string, owner: Member = member, parentSessionId?: number) {
  const parent = parentSessionId === undefined ? {} : { parentSessionId };
  const { data } = await owner.call(createSession, { body: { title, ...parent } });
  harness.clock.advance(1_000);
  return data;
}
const titles = async (query: { page?: number; page_size?: number } = {}) =>
  (await member.call(listSessions, { query })).data.results.map(({ title }) => title);
const say = (sessionId: number, content: string) =>
  recordActivity(harness.database.db, {
    userId: member.userId,
    sessionId,
    addedMessages: 2,
    uploadChars: 10,
    downloadChars: 90,
    last: { id: 77, role: 'assistant', content, at: harness.clock.now() },
    summaryAt: null,
  });

describe('a new session', () => {
  it('is empty, open and has the current time', async () => {
    const at = harness.clock.now().toISOString();
    const made = await member.call(createSession, { body: { title: '  最近总是头痛 ' } });
    expect(made.status).toBe(200);
    expect(made.data).toEqual({
      id: made.data.id,
      title: '最近总是头痛',
      status: 'ongoing',
      createdAt: at,
      updatedAt: at,
      messagesCount: 0,
      totalUploadChars: 0,
      totalDownloadChars: 0,
      description: '',
      lastSummaryUpdate: null,
      messages: [],
      totalComments: 0,
      isPublic: false,
      isAnonymous: false,
      helpNeeded: false,
      parentSessionId: null,
      continuationSessionId: null,
    });
    const params = { id: made.data.id };
    expect((await member.call(getSession, { params })).data).toEqual(made.data);
  });

  it('may continue an own one', async () => {
    const parent = await open('咳嗽');
    expect((await open('咳嗽，续', member, parent.id)).parentSessionId).toBe(parent.id);
  });

  it('is the only continuation of its parent, however many concurrent calls request it', async () => {
    const parent = await open('咳嗽');
    const made = await Promise.all([1, 2, 3].map((n) => open(`续${n}`, member, parent.id)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const id = made[0]?.id ?? 0;
    const linked = await member.call(getSession, { params: { id: parent.id } });
    expect(linked.data.continuationSessionId).toBe(id);
    await member.call(deleteSession, { params: { id } });
    const alone = await member.call(getSession, { params: { id: parent.id } });
    expect(alone.data.continuationSessionId).toBeNull();
    const next = await open('再续', member, parent.id);
    expect([next.id === id, next.parentSessionId]).toEqual([false, parent.id]);
    await member.call(deleteSession, { params: { id: parent.id } });
    const orphan = await member.call(getSession, { params: { id: next.id } });
    expect(orphan.data.parentSessionId).toBeNull();
  });

  it.each([
    [{}, 'title', '不能为空'],
    [{ title: '' }, 'title', '请输入对话标题'],
    [{ title: ' \n\u3000' }, 'title', '请输入对话标题'],
    [{ title: '题'.repeat(51) }, 'title', '标题不能超过50个字符'],
    [{ title: '😀'.repeat(51) }, 'title', '标题不能超过50个字符'],
    [{ title: 'a\u0000' }, 'title', '含有无法保存的字符，请删除后重试'],
    [{ title: '\ud83d' }, 'title', '含有无法保存的字符，请删除后重试'],
    [{ title: 3 }, 'title', '格式不正确'],
    [{ title: ['a'] }, 'title', '格式不正确'],
    [{ title: 'a', parentSessionId: 'x' }, 'parentSessionId', '格式不正确'],
    [{ title: 'a', parentSessionId: -1 }, 'parentSessionId', '格式不正确'],
    [{ title: 'a', parentSessionId: 1.5 }, 'parentSessionId', '格式不正确'],
    [{ title: 'a', parentSessionId: 1e300 }, 'parentSessionId', '格式不正确'],
  ])('is refused for %o', async (body, field, text) => {
    const { status, failure } = await member.send('POST', createSession.path, { body });
    expect([status, failure.code]).toEqual([400, 'validation_failed']);
    expect(failure.fields?.[field]?.[0]).toBe(text);
    expect(await titles()).toEqual([]);
  });

  it('keeps fifty characters of any kind unchanged', async () => {
    for (const title of ['😀'.repeat(50), '<b>x</b> %_\\ \' " ;--', '𠮷野家\u202e', 'e\u0301']) {
      expect((await open(title)).title).toBe(title);
    }
  });

  it('accepts no unknown fields', async () => {
    const wishes = { id: 1, user_id: 1, userId: 1, status: 'completed', messages_count: 9 };
    const body = { title: '愿望', ...wishes, createdAt: '1990-01-01', isPublic: true };
    const { data } = await member.send('POST', createSession.path, { body });
    expect(data).toMatchObject({ status: 'ongoing', messagesCount: 0, isPublic: false });
    expect(await titles()).toEqual(['愿望']);
  });

  it('is refused when the account has the maximum', async () => {
    const { db } = harness.database;
    const now = harness.clock.now();
    const many = Array.from({ length: sessionsMax - 1 }, (_, number) => ({
      id: newId(now),
      user_id: member.userId,
      title: `${number}`,
      created_at: now,
      updated_at: now,
    }));
    await db.insertInto('session').values(many).execute();
    await addToTotal(db, { userId: member.userId, sessions: many.length, messages: 0 });
    const replies = await Promise.all(
      [1, 2, 3].map((number) => member.call(createSession, { body: { title: `${number}` } })),
    );
    const refused = replies.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.failure.error).toBe('对话太多了，请先删掉不要的');
  });

  it('is refused after 120 in an hour', async () => {
    const { db } = harness.database;
    await member.call(createSession, { body: { title: '一' } });
    await db
      .updateTable('rate_window')
      .set({ calls: 120 })
      .where('key', '=', `create-session:account:${member.userId}`)
      .execute();
    const reply = await member.call(createSession, { body: { title: '二' } });
    expect([reply.status, reply.failure.code]).toEqual([429, 'too_many_requests']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the list of sessions', () => {
  it('starts with the newest activity', async () => {
    const first = await open('一');
    await open('二');
    await open('三');
    expect(await titles()).toEqual(['三', '二', '一']);
    await say(first.id, '好些了吗？');
    expect(await titles()).toEqual(['一', '三', '二']);
  });

  it('has pages with links to the previous and the next', async () => {
    for (const title of ['一', '二', '三', '四', '五']) await open(title);
    const page = async (number: number) =>
      (await member.call(listSessions, { query: { page: number, page_size: 2 } })).data;
    expect(await page(1)).toMatchObject({ count: 5, next: 2, previous: null });
    expect(await page(2)).toMatchObject({ count: 5, next: 3, previous: 1 });
    expect(await page(3)).toMatchObject({ count: 5, next: null, previous: 2 });
    expect(await page(1_000_000)).toMatchObject({ count: 5, results: [], next: null });
    expect(await titles({ page: 2, page_size: 2 })).toEqual(['三', '二']);
  });

  it('shows the beginning of the last message only', async () => {
    const { id } = await open('一');
    await say(id, '先问');
    await say(id, '😀'.repeat(250));
    const [card] = (await member.call(listSessions)).data.results;
    expect(card).toMatchObject({ messagesCount: 4, totalUploadChars: 20, totalDownloadChars: 180 });
    expect(card?.messages).toEqual([
      {
        id: 77,
        role: 'assistant',
        content: '😀'.repeat(200),
        createdAt: harness.clock.now().toISOString(),
      },
    ]);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=', 'page_size=0', 'page_size=101'])(
    'is refused with %s',
    async (query) => {
      const reply = await member.send('GET', `${listSessions.path}?${query}`);
      expect([reply.status, reply.failure.code]).toEqual([400, 'validation_failed']);
    },
  );

  it('is refused with a page given twice', async () => {
    const reply = await member.send('GET', `${listSessions.path}?page=1&page=2`);
    expect(reply.status).toBe(400);
  });
});

describe('a session', () => {
  it('is renamed and keeps its place', async () => {
    const first = await open('一');
    await open('二');
    const body = { title: ' 胃痛三天 ' };
    const renamed = await member.call(updateSession, { params: { id: first.id }, body });
    expect(renamed.data).toEqual({ ...first, title: '胃痛三天' });
    expect(await titles()).toEqual(['二', '胃痛三天']);
  });

  it('is not renamed to an empty or too long title', async () => {
    const { id } = await open('一');
    for (const title of ['', ' ', '题'.repeat(51), 4, undefined]) {
      const path = `/ai/api/sessions/${id}/update/`;
      expect((await member.send('PUT', path, { body: { title } })).status).toBe(400);
    }
    expect(await titles()).toEqual(['一']);
  });

  it('ends up with one of ten concurrent names', async () => {
    const { id } = await open('一');
    const names = Array.from({ length: 10 }, (_, number) => `名字${number}`);
    const replies = await Promise.all(
      names.map((title) => member.call(updateSession, { params: { id }, body: { title } })),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(names).toContain((await titles())[0]);
  });

  it('disappears for its owner once deleted, and its rows stay for the recycle bin', async () => {
    const { id } = await open('一');
    const child = await open('二', member, id);
    const replies = await Promise.all(
      [1, 2, 3].map(() => member.call(deleteSession, { params: { id } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(2);
    expect(await titles()).toEqual(['二']);
    expect(child.parentSessionId).toBe(id);
    const row = await harness.database.db
      .selectFrom('session')
      .select(['title', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.title).toBe('一');
    expect(row?.deleted_at).toBeInstanceOf(Date);
  });

  it('counts in the statistics until deleted', async () => {
    const { id } = await open('一');
    const other = await open('二');
    await say(id, '好');
    await say(other.id, '好');
    expect((await member.call(getStats)).data).toEqual({ totalSessions: 2, totalMessages: 4 });
    await member.call(deleteSession, { params: { id } });
    expect((await member.call(getStats)).data).toEqual({ totalSessions: 1, totalMessages: 2 });
  });
});

describe('a session of someone else', () => {
  it('answers every call like one that does not exist, and is unchanged', async () => {
    const foreign = await open('别人的对话');
    const deleted = await open('删了的对话');
    await member.call(deleteSession, { params: { id: deleted.id } });
    const intruder = await harness.signUp();
    const ownDeleted = await open('自己删的', intruder);
    await intruder.call(deleteSession, { params: { id: ownDeleted.id } });
    const ids = [
      foreign.id,
      deleted.id,
      ownDeleted.id,
      ...'999999999 9007199254740993 99999999999999999999 0 -1 1.5 01 1e3 x'.split(' '),
      ...`%00 1%20or%201=1 ${foreign.id}%20`.split(' '),
    ];
    const title = '改名';
    for (const id of ids) {
      const replies = [
        await intruder.send('GET', `/ai/api/sessions/${id}/`),
        await intruder.send('PUT', `/ai/api/sessions/${id}/update/`, { body: { title } }),
        await intruder.send('DELETE', `/ai/api/sessions/${id}/delete/`),
      ];
      for (const { status, body } of replies) {
        expect([id, status, body]).toEqual([
          id,
          404,
          { success: false, error: '没有找到，或不能给您看', code: 'not_found' },
        ]);
      }
    }
    for (const parentSessionId of [foreign.id, ownDeleted.id, 999_999_999]) {
      const reply = await intruder.call(createSession, { body: { title, parentSessionId } });
      expect([reply.status, reply.failure.code]).toEqual([404, 'not_found']);
    }
    expect((await intruder.call(listSessions)).data).toMatchObject({ results: [], count: 0 });
    expect((await intruder.call(getStats)).data).toEqual({ totalSessions: 0, totalMessages: 0 });
    expect((await member.call(getSession, { params: { id: foreign.id } })).data).toEqual(foreign);
  });

  it('is closed to anonymous callers', async () => {
    const { id } = await open('一');
    const visitor = harness.visitor();
    for (const endpoint of Object.values(sessionEndpoints)) {
      const path = endpoint.path.replace(':id', String(id));
      const reply = await visitor.send(endpoint.method, path);
      expect([reply.status, reply.failure.code]).toEqual([401, 'sign_in_required']);
    }
  });
});
