import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { insertSession } from '#features/sessions/server/session-store.ts';
import { newId } from '#platform/server/ids.ts';
import type { Page } from '#platform/contract/paging.ts';
import { mount } from '#platform/server/http-mount.ts';
import { createHttpHarness, type HttpHarness, type Member } from '#test/http-harness.ts';
import { testPassword } from '#test/product-people.ts';
import { storePerson } from '#test/family-person.ts';
import { insertShares, type ShareRow } from '#test/share-rows.ts';
import { storeMessage, type StoredMessage } from '#test/stored-message.ts';
import { searchEndpoints, type SearchResult } from '../contract.ts';
import { searchCharsMax, searchCountMax } from '../rules.ts';
import { searchHandlers } from './routes.ts';

const { searchMessages, searchAll } = searchEndpoints;
const dayMs = 24 * 3_600_000;

let harness: HttpHarness;
let member: Member;
beforeAll(async () => {
  harness = await createHttpHarness({
    rateLimits: false,
    mountMore: ({ app, database, options }) =>
      mount(app, searchEndpoints, searchHandlers, { readOnly: database.readOnly }, options),
  });
});
beforeEach(async () => {
  member = await harness.signUp();
});
afterAll(() => harness.close());

async function open(title: string, said: readonly string[] = [], owner = member): Promise<number> {
  const { data } = await owner.call(sessionEndpoints.createSession, { body: { title } });
  for (const content of said) await say(data.id, content, {}, owner);
  harness.clock.advance(1_000);
  return data.id;
}

async function say(
  sessionId: number,
  content: string,
  more: Omit<Partial<StoredMessage>, 'content'> = {},
  owner = member,
): Promise<number> {
  const message = { userId: owner.userId, sessionId, content, at: harness.clock.now() };
  return storeMessage(harness.database.db, { ...message, ...more });
}

type OwnPage = Page<SearchResult>;
const find = async (query: Record<string, string | number>) =>
  (await member.call(searchAll, { query: query as { q: string } })).data as OwnPage;
const inMessages = async (q: string) =>
  ((await member.call(searchMessages, { query: { q } })).data as OwnPage).results.map(
    ({ session }) => session,
  );
const titles = async (query: Record<string, string | number>) =>
  (await find(query)).results.map((result) => result.session_title);

describe('a search', () => {
  it.each([
    ['one character', '痛', '昨晚肚子痛得厉害'],
    ['two characters', '肚子', '昨晚肚子痛得厉害'],
    ['the first characters', '昨晚', '昨晚肚子痛得厉害'],
    ['the last characters', '厉害', '昨晚肚子痛得厉害'],
    ['a whole message', '昨晚肚子痛得厉害', '昨晚肚子痛得厉害'],
    ['across a comma', '痛，还', '肚子痛，还发烧'],
    ['letters in any case', 'ibuPROFEN', '吃了Ibuprofen两片'],
    ['a percent sign', '5%', '葡萄糖5%的'],
    ['an underscore', 'a_b', '编号a_b的药'],
    ['a single quote', "'; drop", "他说'; drop table message"],
    ['a double quote', '"冷"', '说是"冷"的'],
    ['a backslash', 'C:\\', '存在C:\\里'],
    ['an emoji', '😣', '难受😣得很'],
    ['an emoji between characters', '受😣得', '难受😣得很'],
    ['a blank', '血压 150', '血压 150/90'],
    ['words with blanks around them', '  肚子 ', '昨晚肚子痛得厉害'],
    ['a rare character', '𠮷', '𠮷野家的饭'],
    ['rare characters side by side', '𠮷野', '𠮷野家的饭'],
    ['a mixture of letters and characters', 'ct片', '拍了CT片子'],
    ['another alphabet in any case', 'ΓΙΑ', 'λέει για τον πόνο'],
  ])('%s', async (_, q, content) => {
    const session = await open('一次问诊', [content, '别的话']);
    await open('另一次', ['没有关系的话']);
    expect(await inMessages(q)).toEqual([session]);
  });

  it.each([
    ['%', '百分之五'],
    ['_', '头痛'],
    ['.*', '头痛'],
    ['头%痛', '头有点痛'],
    ['肚痛', '肚子痛，肚脐痛子'],
    ['头晕乏力', '晕乏，头晕，乏力'],
  ])('never matches a pattern or pairs alone: %s', async (q, content) => {
    await open('一次问诊', [content]);
    expect(await inMessages(q)).toEqual([]);
  });

  it('includes synonyms: 头疼 finds 头痛, 失眠 finds 睡不着', async () => {
    const headache = await open('甲', ['头痛三天了']);
    const sleepless = await open('乙', ['这周都睡不着']);
    expect(await inMessages('头疼')).toEqual([headache]);
    expect(await inMessages('失眠')).toEqual([sleepless]);
    const [result] = (await find({ q: '头疼' })).results;
    expect(result?.messages[0]).toMatchObject({ highlights: [{ start: 0, length: 2 }] });
  });

  it('is narrowed to one person of the family, or to the holder', async () => {
    const { db } = harness.database;
    const { userId } = member;
    const mother = await storePerson(db, userId, { name: '妈妈' });
    const made = async (title: string, personId: number | null) => {
      const subject = { personId, isOfFamily: true };
      const made = { userId, title, parentSessionId: null, subject, now: harness.clock.now() };
      const { id } = await insertSession(db, made);
      await say(id, '咳嗽三天');
      harness.clock.advance(1_000);
    };
    await made('妈妈的咳嗽', mother);
    await made('删去的人的咳嗽', null);
    await open('自己的咳嗽', ['咳嗽三天']);
    expect(await titles({ q: '咳嗽', person_id: mother })).toEqual(['妈妈的咳嗽']);
    expect(await titles({ q: '咳嗽', person_id: 'self' })).toEqual(['自己的咳嗽']);
    expect(await titles({ q: '三天', search_type: 'messages', person_id: mother })).toEqual([
      '妈妈的咳嗽',
    ]);
    const all = (await find({ q: '咳嗽' })).results;
    expect(all.map(({ person_id }) => person_id)).toEqual([undefined, null, mother]);
    member = await harness.signUp();
    expect(await titles({ q: '咳嗽', person_id: mother })).toEqual([]);
  });

  it('includes titles, also by synonym', async () => {
    await open('头痛三天');
    await open('没睡好', ['这几天头痛']);
    await open('腰酸');
    expect(await titles({ q: '头疼' })).toEqual(['没睡好', '头痛三天']);
    expect(await titles({ q: '头疼', search_type: 'sessions' })).toEqual(['头痛三天']);
    expect(await titles({ q: '头疼', search_type: 'messages' })).toEqual(['没睡好']);
  });

  it('includes titles in the search of the list, which has no filters', async () => {
    const named = await open('头痛三天');
    const both = await open('头痛和怕冷', ['这几天头痛']);
    const { data } = await member.call(searchMessages, { query: { q: '头疼' } });
    expect(data).toMatchObject({
      count: 2,
      results: [
        {
          session: both,
          title_highlights: [{ start: 0, length: 2 }],
          messages: [{ role: 'user' }],
        },
        { session: named, title_highlights: [{ start: 0, length: 2 }], messages: [] },
      ],
    });
    const second = await member.call(searchMessages, {
      query: { q: '头疼', page: 2, page_size: 1 },
    });
    expect(second.data).toMatchObject({ count: 2, next: null, results: [{ session: named }] });
  });

  it('never finds messages or titles of others', async () => {
    const stranger = await harness.signUp();
    await open('头痛的别人', ['头痛三天'], stranger);
    expect(await find({ q: '头痛' })).toMatchObject({ results: [], count: 0 });
    expect(await inMessages('头痛')).toEqual([]);
  });

  it('is limited to the user even where an index cannot distinguish two users', async () => {
    // Accounts 2^21 apart share their numbers there.
    const twinId = member.userId + 2 ** 21;
    const { db } = harness.database;
    await sql`insert into app_user
      (id, username, username_key, email, email_key, password_hash, date_joined)
      select ${twinId}, 'twin', 'twin', 'twin@example.org', 'twin@example.org', '-', now()`.execute(
      db,
    );
    const opened = { userId: twinId, title: '甲', parentSessionId: null, now: harness.clock.now() };
    const { id: sessionId } = await insertSession(db, opened);
    await storeMessage(db, { userId: twinId, sessionId, content: '脾虚湿困' });
    expect(await inMessages('脾虚')).toEqual([]);
  });

  it('never finds anything in a deleted session', async () => {
    const id = await open('头痛三天', ['头痛三天']);
    await member.call(sessionEndpoints.deleteSession, { params: { id } });
    expect(await find({ q: '头痛' })).toMatchObject({ results: [], count: 0 });
    expect(await inMessages('头痛')).toEqual([]);
  });

  it('never finds anything in a deleted message, the summary of a message or a running reply', async () => {
    const id = await open('一次', ['咽喉肿痛']);
    await say(id, '好的', { role: 'assistant', summary: { symptoms: ['胸闷气短'] } });
    await say(id, '正在写的心悸', { role: 'assistant', status: 'streaming' });
    await sql`delete from message where content = '咽喉肿痛'`.execute(harness.database.db);
    for (const q of ['咽喉', '胸闷', '心悸', '心']) expect(await inMessages(q)).toEqual([]);
  });

  it('finds an interrupted reply, as far as it was written', async () => {
    const id = await open('一次');
    await say(id, '建议多喝温水', { role: 'assistant', status: 'interrupted' });
    expect(await inMessages('温水')).toEqual([id]);
  });
});

describe('a result', () => {
  it('contains the session, the newest five messages in order, and the positions of the matches', async () => {
    const said = Array.from({ length: 7 }, (_, place) => `第${place + 1}次胃痛，胃痛`);
    const session = await open('胃痛的记录', said);
    const [result, ...others] = (await find({ q: '胃痛' })).results;
    expect(others).toEqual([]);
    expect(result).toMatchObject({
      session,
      session_title: '胃痛的记录',
      title_highlights: [{ start: 0, length: 2 }],
      updated_at: expect.stringMatching(/^2026-.*Z$/),
    });
    expect(result?.messages.map(({ content }) => content)).toEqual(said.slice(2));
    expect(result?.messages[0]).toMatchObject({
      role: 'user',
      highlights: [
        { start: 3, length: 2 },
        { start: 6, length: 2 },
      ],
    });
    expect(Object.keys((await member.call(searchMessages, { query: { q: '胃痛' } })).data)).toEqual(
      ['results', 'count', 'next', 'previous'],
    );
  });

  it('shows what the conversation is about, or its last message when only its title was found', async () => {
    const described = await open('尿频', ['夜里尿频']);
    const named = await open('尿频两个月', []);
    const { db } = harness.database;
    await sql`update session set description = ${`**${'前'.repeat(300)}尿频`} where id = ${described}`.execute(
      db,
    );
    await sql`update session set last_message_preview = '**好的**，记下了' where id = ${named}`.execute(
      db,
    );
    const [first, second] = (await find({ q: '尿频' })).results;
    expect(first).toMatchObject({ session: named, messages: [], description: '好的，记下了' });
    expect(second?.session).toBe(described);
    const { description = '', description_highlights: [hit] = [] } = second ?? {};
    expect(Array.from(description).length).toBeLessThanOrEqual(200);
    expect(description.slice(hit?.start, (hit?.start ?? 0) + (hit?.length ?? 0))).toBe('尿频');
    await open('腹泻', ['腹泻两天']);
    expect((await find({ q: '腹泻' })).results[0]).toMatchObject({ description: '' });
  });

  it('cuts a long message to 200 characters around the first hit', async () => {
    const long = `${'前'.repeat(3_000)}😀心慌${'后'.repeat(3_000)}`;
    await open('长的', [long, `心慌${'后'.repeat(300)}`, `${'前'.repeat(300)}心慌`]);
    const [result] = (await find({ q: '心慌' })).results;
    for (const { content, highlights } of result?.messages ?? []) {
      expect(Array.from(content).length).toBeLessThanOrEqual(200);
      const marked = highlights.map(({ start, length }) => content.slice(start, start + length));
      expect(marked).toEqual(['心慌']);
    }
    const [middle, first, last] = (result?.messages ?? []).map(({ content }) => content);
    expect(middle).toMatch(/^…前+😀心慌后+…$/u);
    expect(first).toMatch(/^心慌后+…$/u);
    expect(last).toMatch(/^…前+心慌$/u);
  });
});

describe('pages', () => {
  it('are of 12, the sessions with the newest activity first', async () => {
    for (let number = 1; number <= 14; number += 1) await open(`${number}`, ['头晕']);
    const first = await find({ q: '头晕' });
    expect(first.results.map((result) => result.session_title)).toEqual(
      Array.from({ length: 12 }, (_, place) => String(14 - place)),
    );
    expect(first).toMatchObject({ count: 14, next: 2, previous: null });
    const second = await find({ q: '头晕', page: 2 });
    expect(second.results.map((result) => result.session_title)).toEqual(['2', '1']);
    expect(second).toMatchObject({ count: 14, next: null, previous: 1 });
    expect(await find({ q: '头晕', page: 9 })).toMatchObject({
      results: [],
      count: 14,
      next: null,
    });
    expect(await titles({ q: '头晕', page: 7, page_size: 2 })).toEqual(['2', '1']);
  });

  it('count to 1,000 and no further', async () => {
    await sql`with made as (
        insert into session (id, user_id, title, created_at, updated_at)
        select ${newId(new Date(), { count: searchCountMax + 6 })}::bigint + n, ${member.userId},
          '咳嗽 ' || n, now(), now() from generate_series(1, ${searchCountMax + 5}) n returning *)
      insert into session_words select user_id, id, title from made`.execute(harness.database.db);
    expect(await find({ q: '咳嗽', page: 84 })).toMatchObject({
      count: searchCountMax,
      next: null,
    });
    expect(await titles({ q: '咳嗽', page: 84 })).toHaveLength(4);
    expect(await titles({ q: '咳嗽', page: 85 })).toEqual([]);
  });
});

describe('what narrows a search', () => {
  it('is the author; a title has none', async () => {
    await open('口干', ['没事']);
    const own = await open('自己说的', ['我口干']);
    const answered = await open('回答说的');
    await say(answered, '您口干吗', { role: 'assistant' });
    expect(await titles({ q: '口干' })).toEqual(['回答说的', '自己说的', '口干']);
    expect(await titles({ q: '口干', role: 'user' })).toEqual(['自己说的']);
    expect(await titles({ q: '口干', role: 'assistant' })).toEqual(['回答说的']);
    expect(await titles({ q: '口干', role: 'user', search_type: 'sessions' })).toEqual(['口干']);
    await say(own, '您口干吗', { role: 'assistant' });
    const [result] = (await find({ q: '口干', role: 'user' })).results;
    expect(result?.messages.map(({ content }) => content)).toEqual(['我口干']);
  });

  it('is the time; today begins at midnight in Shanghai', async () => {
    // The time is some minutes past 16:00 in Shanghai.
    const now = harness.clock.now().getTime();
    const midnight = Date.parse(
      `${new Date(now + 8 * 3_600_000).toISOString().slice(0, 10)}T00:00+08:00`,
    );
    const ages: [string, number][] = [
      ['今天', midnight],
      ['昨天', midnight - 1],
      ['上周', now - 8 * dayMs],
      ['上月', now - 31 * dayMs],
      ['上季', now - 91 * dayMs],
      ['去年', now - 366 * dayMs],
    ];
    for (const [title, at] of ages) await say(await open(title), '耳鸣', { at: new Date(at) });
    const count = async (date_range: string) => (await find({ q: '耳鸣', date_range })).count;
    expect(await titles({ q: '耳鸣', date_range: 'today' })).toEqual(['今天']);
    expect(await count('week')).toBe(2);
    expect(await count('month')).toBe(3);
    expect(await count('quarter')).toBe(4);
    expect(await count('year')).toBe(5);
    expect(await count('all')).toBe(6);
  });

  it('is a range of whole days in Shanghai, or one end of it', async () => {
    const said = async (title: string, at: string) =>
      say(await open(title), '牙痛', { at: new Date(at) });
    await said('前一天', '2026-01-04T23:59:59.999+08:00');
    await said('第一天', '2026-01-05T00:00:00+08:00');
    await said('最后一天', '2026-01-07T23:59:59.999+08:00');
    await said('后一天', '2026-01-08T00:00:00+08:00');
    const within = async (date_range: string) =>
      (await titles({ q: '牙痛', date_range })).toReversed();
    expect(await within('2026-01-05..2026-01-07')).toEqual(['第一天', '最后一天']);
    expect(await within('2026-01-05..2026-01-05')).toEqual(['第一天']);
    expect(await within('2026-01-08..')).toEqual(['后一天']);
    expect(await within('..2026-01-04')).toEqual(['前一天']);
  });

  it('is the last activity for a title', async () => {
    await open('手麻');
    harness.clock.advance(2 * dayMs);
    await member.signIn(member.username, testPassword);
    expect(await titles({ q: '手麻', date_range: 'today' })).toEqual([]);
    expect(await titles({ q: '手麻', date_range: 'week' })).toEqual(['手麻']);
  });
});

describe('shared content', () => {
  const share = async (
    title: string,
    said: string,
    state: Pick<ShareRow, 'status' | 'description'> = {},
  ) => {
    const sessionId = await open(title);
    const messages = [said, '好的', said].map((content) => ({
      role: 'user',
      content,
      day: '2026-01-05',
      masks: [],
    }));
    const { userId } = member;
    const searchText = `${title}\n${said}`;
    await insertShares(harness.database.db, [
      { userId, sessionId, title, messages, searchText, ...state },
    ]);
  };

  it('is what the hall shows: two messages with the text, cut to 150 characters, no name', async () => {
    await share('落枕之后', `${'前'.repeat(300)}脖子僵`);
    await share('还没审核', '脖子僵', { status: 'pending' });
    const reader = await harness.signUp();
    for (const endpoint of [searchAll, searchMessages]) {
      const query = { q: '脖子僵', search_type: 'shared' } as const;
      const { data } = await reader.call(endpoint, { query });
      expect(data).toMatchObject({ count: 1, results: [{ title: '落枕之后', username: null }] });
      const messages = data.results[0]?.messages ?? [];
      expect(messages).toHaveLength(2);
      for (const { content, highlights } of messages) {
        expect(Array.from(content).length).toBeLessThanOrEqual(150);
        const marked = highlights.map(({ start, length }) => content.slice(start, start + length));
        expect(marked).toEqual(['脖子僵']);
      }
    }
  });

  it('shows the description of a share, cut to 200 characters around the first hit', async () => {
    await share('肩膀', '肩周僵硬', { description: `${'前'.repeat(300)}肩周僵硬` });
    const reader = await harness.signUp();
    const query = { q: '肩周僵硬', search_type: 'shared' } as const;
    const [result] = (await reader.call(searchMessages, { query })).data.results;
    const { description = '', description_highlights: marks = [] } = result ?? {};
    expect(Array.from(description).length).toBeLessThanOrEqual(200);
    expect(marks.map(({ start, length }) => description.slice(start, start + length))).toEqual([
      '肩周僵硬',
    ]);
  });

  it('is not mixed with the user’s own', async () => {
    await open('自己的', ['手心出汗']);
    expect(await find({ q: '手心出汗', search_type: 'shared' })).toMatchObject({ count: 0 });
  });
});

describe('a search is refused', () => {
  it.each([
    ['with nothing', '', '请输入要搜索的内容'],
    ['with blanks', ' 　\n', '请输入要搜索的内容'],
    ['with 101 characters', '痛'.repeat(searchCharsMax + 1), '搜索内容不能超过100个字符'],
    ['with 2,000 characters', '痛'.repeat(2_000), '搜索内容不能超过100个字符'],
  ])('%s', async (_, q, text) => {
    for (const endpoint of [searchAll, searchMessages]) {
      const { status, failure } = await member.call(endpoint, { query: { q } });
      expect(status).toBe(400);
      expect(failure).toMatchObject({
        error: text,
        code: 'validation_failed',
        fields: { q: [text] },
      });
    }
  });

  it.each([
    '/ai/api/search/',
    '/ai/api/search/?q=%00',
    '/ai/api/search/?q=a&q=b',
    '/ai/api/search/?q=a&search_type=everything',
    '/ai/api/search/?q=a&date_range=decade',
    '/ai/api/search/?q=a&date_range=..',
    '/ai/api/search/?q=a&date_range=2026-02-30..2026-03-01',
    '/ai/api/search/?q=a&date_range=2026-03-01..2026-02-01',
    '/ai/api/search/?q=a&date_range=2026-01-01..2026-01-02..2026-01-03',
    '/ai/api/search/?q=a&date_range=2026-01-01',
    '/ai/api/search/?q=a&role=system',
    '/ai/api/search/?q=a&person_id=everybody',
    '/ai/api/search/?q=a&page=0',
    '/ai/api/search_messages/?q=a&search_type=sessions',
  ])('with unknown values: %s', async (url) => {
    expect((await member.send('GET', url)).status).toBe(400);
  });

  it('accepts 100 characters', async () => {
    const q = '头'.repeat(searchCharsMax);
    expect((await member.call(searchAll, { query: { q } })).status).toBe(200);
  });

  it('to anonymous callers and before the agreement is accepted', async () => {
    const newcomer = await harness.signUp({ agreed: false });
    expect((await newcomer.call(searchAll, { query: { q: '头' } })).status).toBe(403);
    expect((await harness.visitor().call(searchMessages, { query: { q: '头' } })).status).toBe(401);
  });
});
