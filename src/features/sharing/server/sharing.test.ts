import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { urlOf } from '#platform/contract/endpoint.ts';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';
import type { MyShare, MyShareDetail, SharedSession } from '../contract.ts';
import { purgeShareViews } from './share-store.ts';
import { shareConsentVersion } from './share-consent.ts';

let world: SharingWorld;
beforeAll(async () => {
  world = await openSharingWorld();
});
afterAll(() => world.product.close());

type List<T> = { results: T[]; count: number };
const hall = (query: Record<string, string | number> = {}) =>
  world.data<List<SharedSession>>('listSharedSessions', world.reader, { query });
const hallIds = async (query = {}) => (await hall(query)).results.map(({ id }) => id);

describe('a submitted share', () => {
  const said = ['我叫王小明，电话13812345678，头痛三天', '王小明您好，多久了', '还怕冷'];

  it('is a copy with all proposed masks, and is pending', async () => {
    const { author, data, talk } = world;
    const sessionId = await talk(author, said);
    const body = {
      title: '王小明的头痛',
      description: '',
      tags: ['头痛', '#怕冷'],
      isPublic: true,
    };
    const share = await data<MyShare>('shareSession', author, { id: sessionId, body });
    expect(share).toMatchObject({ status: 'pending', tags: '头痛,怕冷', title: '某某的头痛' });
    expect(share.messages.map(({ id, content }) => [id, content])).toEqual([
      [1, '我叫某某，电话[电话]，头痛三天'],
      [2, '某某您好，多久了'],
      [3, '还怕冷'],
    ]);
    await sql`update message set content = '改了' where session_id = ${sessionId}`.execute(
      world.product.database.db,
    );
    const again = await data<MyShareDetail>('getMyShare', author, { id: share.id });
    expect(again.messages).toEqual(share.messages);
    expect(await hallIds()).not.toContain(share.id);
  });

  it('has an outline of what was published for its card, and none at the desk', async () => {
    const { author, staff, data, talk, approve } = world;
    const words = ['我叫王小明，38岁，失眠半个月', '还有呢', '王小明现在睡得好一点了'];
    const sessionId = await talk(author, words);
    const body = { title: '半个月没睡好', isPublic: true };
    const { id } = await data<MyShare>('shareSession', author, { id: sessionId, body });
    const queue = await data<List<SharedSession>>('listReviews', staff, { query: {} });
    expect(queue.results.find((each) => each.id === id)?.outline).toBeNull();
    await approve(id);
    const card = (await hall()).results.find((each) => each.id === id);
    expect(card?.outline).toMatchObject({
      complaint: '失眠半个月',
      ageBand: 30,
      turns: 2,
      outcome: 'better',
    });
    // The random id may hold any two digits.
    expect(JSON.stringify({ ...card, id: 'random' })).not.toMatch(/王小明|38/u);
  });

  it('is previewed with positions in code points and the consent, and nothing is stored', async () => {
    const { author, data, talk } = world;
    const sessionId = await talk(author, said);
    const before = await world.product.rowCounts();
    const preview = await data<{ messages: { masks: object[] }[]; consent: { version: string } }>(
      'previewShare',
      author,
      { id: sessionId, body: { title: '头痛' } },
    );
    expect(preview.messages[0]?.masks).toEqual([
      { kind: 'name', start: 2, end: 5, replacement: '某某' },
      { kind: 'phone', start: 8, end: 19, replacement: '[电话]' },
    ]);
    expect(preview.consent.version).toBe(shareConsentVersion);
    expect(await world.product.rowCounts()).toEqual(before);
  });

  it('contains only the selected messages, masked as the author wants', async () => {
    const { author, data, talk, call, product } = world;
    const sessionId = await talk(author, said);
    const { rows } = await sql<{ id: number }>`
      select id from message where session_id = ${sessionId} order by id`.execute(
      product.database.db,
    );
    const [first = 0, , third = 0] = rows.map(({ id }) => id);
    const mask = { messageId: third, start: 1, end: 3, replacement: '某症' };
    const body = { title: '头痛', messageIds: [first, third], masks: [mask] };
    const share = await data<MyShare>('shareSession', author, { id: sessionId, body });
    expect(share.messages.map(({ content }) => content)).toEqual([said[0], '还某症']);
    for (const masks of [
      [{ ...mask, end: 9 }],
      [{ ...mask, messageId: 1 }],
      [mask, { ...mask, start: 2 }],
    ]) {
      const { status, json } = await call('shareSession', author, {
        id: sessionId,
        body: { ...body, masks },
      });
      expect([status, Object.keys(json['fields'] as object)]).toEqual([400, ['masks']]);
    }
    const foreign = { ...body, messageIds: [first, 999_999] };
    const refused = await call('shareSession', author, { id: sessionId, body: foreign });
    expect(refused.json['fields']).toHaveProperty('messageIds');
  });

  it('has a consent for each publication, closed when it is withdrawn', async () => {
    const { author, data, share, product, call } = world;
    const id = await share();
    await data('updateShare', author, { id, body: { title: '新题目', isPublic: true } });
    const consents = async () =>
      (
        await sql<{ version: string; ended: boolean }>`select version,
          withdrawn_at is not null as ended from consent
          where purpose = 'publication' and subject = ${String(id)}
          order by id`.execute(product.database.db)
      ).rows;
    const version = shareConsentVersion;
    expect(await consents()).toEqual([
      { version, ended: true },
      { version, ended: false },
    ]);
    await data('withdrawShare', author, { id });
    expect((await consents()).every(({ ended }) => ended)).toBe(true);
    const old = { consentVersion: '0.9.0' };
    const outdated = await call('submitShareAgain', author, { id, body: old });
    expect(outdated.json['code']).toBe('agreement_outdated');
  });

  it('has no consent any more when it is deleted, alone or with its session', async () => {
    const { author, call, share, product } = world;
    const [alone, withSession] = [await share(), await share()];
    const { rows } = await sql<{ session: number }>`
      select session_id as session from share where id = ${withSession}`.execute(
      product.database.db,
    );
    const path = urlOf(sessionEndpoints.deleteSession.path, { id: rows[0]?.session ?? 0 });
    await call('deleteShare', author, { id: alone });
    await product.ask('DELETE', path, { bearer: author.access });
    const open = await sql`select from consent where withdrawn_at is null
      and subject in (${String(alone)}, ${String(withSession)})`.execute(product.database.db);
    expect(open.rows).toEqual([]);
  });

  it('has an id that reveals neither order nor author', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 4; made += 1) ids.push(await world.share());
    const gaps = ids.slice(1).map((id, place) => Math.abs(id - (ids[place] ?? 0)));
    expect(Math.min(...gaps)).toBeGreaterThan(1_000);
  });
});

describe('the life of a share', () => {
  it('goes from pending to the hall, and back to pending when its author edits it', async () => {
    const { author, reader, share, approve, data, call } = world;
    const id = await share();
    await approve(id);
    expect(await hallIds()).toContain(id);
    expect((await call('getSharedSession', reader, { id })).status).toBe(200);
    const body = {
      title: '反复头痛，补充',
      isPublic: true,
      messages: [{ id: 1, masks: [{ start: 0, end: 2, replacement: '不适' }] }],
    };
    const edited = await data<MyShare>('updateShare', author, { id, body });
    expect(edited).toMatchObject({ status: 'pending', edition: 2, messagesCount: 1 });
    expect(edited.messages[0]?.content).toBe('不适三天，怕冷');
    expect(await hallIds()).not.toContain(id);
    expect((await call('getSharedSession', reader, { id })).status).toBe(404);
  });

  it('is rejected with a reason, changed and approved', async () => {
    const { author, staff, share, approve, data, call } = world;
    const id = await share();
    const silent = await call('reviewShare', staff, { id, body: { approved: false } });
    expect(silent.json['fields']).toHaveProperty('reason');
    const body = { approved: false, reason: 'personal-data' };
    await data('reviewShare', staff, { id, body });
    expect(await data('getMyShare', author, { id })).toMatchObject({
      status: 'rejected',
      rejectReason: 'personal-data',
      isNews: true,
    });
    await data('updateShare', author, { id, body: { title: '改好了', isPublic: true } });
    await approve(id);
    expect(await hallIds()).toContain(id);
  });

  it('notifies its author of a decision until the author has seen it', async () => {
    const { author, share, approve, data } = world;
    await data('acceptShareNews', author);
    await approve(await share());
    expect(await data('getShareNews', author)).toEqual({ decisions: 1 });
    await data('acceptShareNews', author);
    expect(await data('getShareNews', author)).toEqual({ decisions: 0 });
  });

  it('ends at once when its session is deleted, and is not restored with it', async () => {
    const { author, reader, share, approve, data, call, product } = world;
    const id = await share();
    await approve(id);
    await data('toggleLike', reader, { id });
    const { rows } = await sql<{ session: number }>`
      select session_id as session from share where id = ${id}`.execute(product.database.db);
    const path = urlOf(sessionEndpoints.deleteSession.path, { id: rows[0]?.session ?? 0 });
    await product.ask('DELETE', path, { bearer: author.access });
    expect(await hallIds()).not.toContain(id);
    expect(await hallIds({ search: '头痛' })).not.toContain(id);
    expect((await call('getSharedSession', reader, { id })).status).toBe(404);
    expect((await call('getMyShare', author, { id })).status).toBe(404);
    await sql`update session set deleted_at = null where id = ${rows[0]?.session}`.execute(
      product.database.db,
    );
    expect((await call('getSharedSession', reader, { id })).status).toBe(404);
  });

  it('ends with the account, whose likes and comments leave the counts', async () => {
    const { share, approve, data, call, reader, product, talk } = world;
    const leaver = await product.signUp('leaving-person');
    const kept = await share();
    await approve(kept);
    await data('toggleLike', leaver, { id: kept });
    await data('createComment', leaver, { id: kept, body: { content: '我也是' } });
    const sessionId = await talk(leaver, ['失眠', '多久了']);
    const body = { title: '失眠', isPublic: true };
    const own = await data<MyShare>('shareSession', leaver, { id: sessionId, body });
    await approve(own.id);
    await sql`delete from app_user where id = ${leaver.userId}`.execute(product.database.db);
    expect(await data('getSharedSession', reader, { id: kept })).toMatchObject({
      likeCount: 0,
      totalComments: 0,
    });
    expect((await call('getSharedSession', reader, { id: own.id })).status).toBe(404);
    const { count, results } = await hall({ page_size: 100 });
    expect(count).toBe(results.length);
  });

  it('is approved at once when staff share their own session, and only then', async () => {
    const { author, staff, data, call, talk } = world;
    const own = await talk(staff, ['我叫李红，咳嗽', '多久了']);
    const share = await data<MyShare>('shareAsStaff', staff, { id: own });
    expect(share).toMatchObject({ status: 'approved', isAnonymous: true, title: '一次问诊' });
    expect(share.messages[0]?.content).toBe('我叫某某，咳嗽');
    const foreign = await talk(author, ['头痛', '多久了']);
    expect((await call('shareAsStaff', staff, { id: foreign })).status).toBe(404);
  });
});

describe('the hall', () => {
  it('filters by tag, sorts three ways and counts', async () => {
    const { share, approve, data, reader, author } = world;
    const tags = '独有标签';
    const ids = [await share({ tags }), await share({ tags }), await share({ tags })];
    for (const id of ids) {
      await approve(id);
      world.product.advance(1_000);
    }
    const [first = 0, second = 0, third = 0] = ids;
    await data('toggleLike', reader, { id: first });
    await data('createComment', author, { id: second, body: { content: '补充一下' } });
    expect(await hallIds({ tag: tags })).toEqual([third, second, first]);
    expect((await hallIds({ tag: tags, sort: 'liked' }))[0]).toBe(first);
    expect((await hallIds({ tag: tags, sort: 'discussed' }))[0]).toBe(second);
    expect((await hall({ tag: tags })).count).toBe(3);
    expect(await data('listShareTags', reader, { query: { search: '独有' } })).toEqual({
      tags: [{ tag: tags, count: 3 }],
    });
    await data('withdrawShare', author, { id: third });
    expect(await hallIds({ tag: tags })).toEqual([second, first]);
  });

  it('returns every share once on its pages, from either end', async () => {
    const { share, approve } = world;
    const tags = '许多页';
    for (let made = 0; made < 7; made += 1) await approve(await share({ tags }));
    for (const sort of ['new', 'liked', 'discussed']) {
      const all = await hallIds({ tag: tags, sort, page_size: 100 });
      const paged: number[] = [];
      for (let page = 1; page <= 4; page += 1) {
        paged.push(...(await hallIds({ tag: tags, sort, page, page_size: 2 })));
      }
      expect(paged).toEqual(all);
    }
    expect(await hallIds({ tag: tags, page: 5, page_size: 2 })).toEqual([]);
  });

  it.each([
    ['one character', '鼽'],
    ['two characters', '鼽衄'],
    ['more', '鼽衄多年'],
    ['letters in any case', 'pARacetamol'],
    ['a percent sign', '5%的'],
  ])('is searched by %s, in the published text', async (_, search) => {
    const { share, approve, author, data } = world;
    const id = await share({ title: '老毛病' }, ['鼽衄多年，吃Paracetamol，喝5%的糖水', '好的']);
    expect(await hallIds({ search })).not.toContain(id);
    await approve(id);
    expect(await hallIds({ search })).toContain(id);
    expect(await hallIds({ search, tag: '头痛' })).toContain(id);
    expect(await hallIds({ search, tag: '没有的标签' })).toEqual([]);
    await data('deleteShare', author, { id });
    expect(await hallIds({ search })).not.toContain(id);
  });

  it('shows two messages of a card and no more than 150 characters of each', async () => {
    const { share, approve } = world;
    const long = '头'.repeat(400);
    await approve(await share({ tags: '长文' }, [long, long, long]));
    const [card] = (await hall({ tag: '长文' })).results;
    expect(card?.messagesCount).toBe(3);
    expect(card?.messages.map(({ content }) => content.length)).toEqual([150, 150]);
  });
});

describe('counters', () => {
  it('count a view once a day per user, however often they visit', async () => {
    const { share, approve, data, reader, staff, product } = world;
    const id = await share();
    await approve(id);
    const views = async (as = reader) =>
      (await data<SharedSession>('getSharedSession', as, { id })).viewCount;
    await Promise.all([views(), views(), views(), views()]);
    expect(await views()).toBe(1);
    expect(await views(staff)).toBe(2);
    product.advance(24 * 3_600_000);
    await Promise.all([reader, staff].map((person) => product.signIn(person)));
    await Promise.all([world.author, world.colleague].map((person) => product.signIn(person)));
    expect(await views()).toBe(3);
    product.advance(3 * 24 * 3_600_000);
    expect(await purgeShareViews(product.database.db, product.now())).toBeGreaterThan(0);
    for (const person of [reader, staff, world.author, world.colleague]) {
      await product.signIn(person);
    }
  });

  it('show a session how many comments its shares have', async () => {
    const { approve, data, reader, author, product, talk } = world;
    const sessionId = await talk(author, ['失眠', '多久了']);
    const body = { title: '失眠', isPublic: true };
    const { id } = await data<MyShare>('shareSession', author, { id: sessionId, body });
    await approve(id);
    const comments = async () => {
      const path = urlOf(sessionEndpoints.getSession.path, { id: sessionId });
      const { json } = await product.ask('GET', path, { bearer: author.access });
      return (json['data'] as { totalComments: number }).totalComments;
    };
    expect(await comments()).toBe(0);
    await data('createComment', reader, { id, body: { content: '我也是' } });
    await data('createComment', author, { id, body: { content: '谢谢' } });
    expect(await comments()).toBe(2);
    await data('deleteShare', author, { id });
    expect(await comments()).toBe(0);
  });

  it('count likes correctly when many are concurrent and one is repeated', async () => {
    const { share, approve, call, data, reader, author, staff, colleague } = world;
    const id = await share();
    await approve(id);
    const people = [reader, author, staff, colleague];
    await Promise.all(people.map((person) => call('toggleLike', person, { id })));
    expect(await data('getSharedSession', reader, { id })).toMatchObject({
      likeCount: 4,
      isLiked: true,
    });
    expect(await data('toggleLike', reader, { id })).toEqual({ isLiked: false, likeCount: 3 });
    await Promise.all(Array.from({ length: 6 }, () => call('toggleLike', reader, { id })));
    const { likeCount } = await data<SharedSession>('getSharedSession', reader, { id });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from share_like where share_id = ${id}`.execute(
      world.product.database.db,
    );
    expect(likeCount).toBe(rows[0]?.n);
  });
});
