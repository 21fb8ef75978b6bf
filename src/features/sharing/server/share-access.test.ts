import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';
import { openSharingWorld, type CallName, type SharingWorld } from '#test/sharing/sharing-world.ts';

type State = 'pending' | 'approved' | 'rejected' | 'private' | 'withdrawn';
const states: State[] = ['pending', 'approved', 'rejected', 'private', 'withdrawn'];

let world: SharingWorld;
beforeAll(async () => {
  world = await openSharingWorld();
});
afterAll(() => world.product.close());

/** A share of the author's in a state; what is private has been approved, so that only that hides it. */
async function shareIn(state: State): Promise<number> {
  const { share, approve, data, author, staff } = world;
  const id = await share({ isPublic: state !== 'private' });
  if (state === 'approved' || state === 'private') await approve(id);
  if (state === 'rejected') {
    await data('reviewShare', staff, { id, body: { approved: false, reason: 'doses' } });
  }
  if (state === 'withdrawn') await data('withdrawShare', author, { id });
  return id;
}

/** Shares on which every call so far was refused, so that they are as they were made. */
const untouched = new Map<State, number>();

async function untouchedShare(state: State, name: CallName): Promise<number> {
  const id = untouched.get(state);
  untouched.delete(state);
  // A decision can be undone for some seconds only, so that call needs a new one.
  return id === undefined || name === 'undoReview' ? shareIn(state) : id;
}

const comment = { content: '谢谢' };
const text = { title: '改过的题目', isPublic: true };
type Who = 'visitor' | 'reader' | 'author' | 'staff';
/** Statuses in the order of `states`. */
type Line = [CallName, Record<string, unknown> | undefined, Record<Who, number[]>];
const always = (status: number) => states.map(() => status);
const visitor = always(401);
/** What only its author has, in any state. */
const ownOnly = { visitor, reader: always(404), author: always(200), staff: always(404) };
/** What everybody may do with a listed share. */
const listedOnly = [404, 200, 404, 404, 404];
const reviewers = { visitor, reader: always(403), author: always(403) };

const lines: Line[] = [
  [
    'getSharedSession',
    undefined,
    { visitor, reader: listedOnly, author: always(200), staff: listedOnly },
  ],
  [
    'listComments',
    undefined,
    { visitor, reader: listedOnly, author: always(200), staff: listedOnly },
  ],
  [
    'toggleLike',
    undefined,
    { visitor, reader: listedOnly, author: [404, 200, 404, 200, 404], staff: listedOnly },
  ],
  [
    'createComment',
    comment,
    { visitor, reader: listedOnly, author: [404, 200, 404, 200, 404], staff: listedOnly },
  ],
  [
    'reportShare',
    { reason: 'spam' },
    { visitor, reader: listedOnly, author: [404, 200, 404, 200, 404], staff: listedOnly },
  ],
  [
    'continueShare',
    undefined,
    { visitor, reader: listedOnly, author: always(200), staff: listedOnly },
  ],
  ['getMyShare', undefined, ownOnly],
  ['updateShare', text, ownOnly],
  ['submitShareAgain', {}, ownOnly],
  ['withdrawShare', undefined, ownOnly],
  ['deleteShare', undefined, ownOnly],
  ['getReview', undefined, { ...reviewers, staff: [200, 200, 200, 200, 404] }],
  ['reviewShare', { approved: true }, { ...reviewers, staff: [200, 409, 409, 409, 404] }],
  // The reviewer of these is the one who undoes: within ten seconds of the decision.
  ['undoReview', undefined, { ...reviewers, staff: [409, 200, 200, 200, 404] }],
];

describe.each(lines)('%s', (name, body, expected) => {
  it.each(['visitor', 'reader', 'author', 'staff'] as const)(
    'answers by the state of the share: %s',
    async (who) => {
      const people: Record<Who, TestAccount | null> = { ...world, visitor: null };
      const statuses: number[] = [];
      for (const state of states) {
        const id = await untouchedShare(state, name);
        const answer = await world.call(name, people[who], { id, ...(body ? { body } : {}) });
        statuses.push(answer.status);
        if (answer.status !== 200) untouched.set(state, id);
        if (answer.status === 404) {
          const unknown = await world.call(name, people[who], {
            id: 987_654_321,
            ...(body ? { body } : {}),
          });
          expect(answer.text).toBe(unknown.text);
        }
      }
      expect(statuses).toEqual(expected[who]);
    },
  );
});

describe('lists', () => {
  it('contain for others only approved public shares, in the hall and in its search', async () => {
    const ids = new Map<number, State>();
    for (const state of states) ids.set(await shareIn(state), state);
    const { reader, staff, author, data } = world;
    for (const person of [reader, staff, author]) {
      for (const query of [
        { page_size: 100 },
        { search: '头痛', page_size: 100 },
        { search: '痛', page_size: 100 },
        { tag: '怕冷', page_size: 100 },
      ]) {
        const { results } = await data<{ results: { id: number }[] }>(
          'listSharedSessions',
          person,
          {
            query,
          },
        );
        const seen = results.flatMap(({ id }) => ids.get(id) ?? []);
        expect(seen).toEqual(['approved']);
      }
    }
    const mine = await data<{ results: { id: number }[] }>('listMyShares', author, {
      query: { page_size: 100 },
    });
    expect(mine.results.filter(({ id }) => ids.has(id))).toHaveLength(5);
    const others = await data<{ results: object[] }>('listMyShares', reader);
    expect(others.results).toEqual([]);
  });

  it('are excluded from search engines', async () => {
    const { call, reader } = world;
    for (const name of ['listSharedSessions', 'listShareTags'] as const) {
      const { headers } = await call(name, reader);
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('an anonymous author', () => {
  const traces = (answer: Answer): string[] => {
    const { author } = world;
    const words = [author.username, author.email, author.email.split('@')[0] ?? ''];
    const numbers = new Set<string>();
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(walk);
      else if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value)) {
          if (/user_?id|author_?id|session|hash|avatar|email/i.test(key)) numbers.add(key);
          walk(inner);
        }
      }
    };
    walk(answer.json);
    return [...words.filter((word) => answer.text.includes(word)), ...numbers];
  };

  it('leaves no name, address, id or hash in anything that others receive', async () => {
    const { share, approve, data, call, author, reader, staff } = world;
    const id = await share({ isAnonymous: true, tags: '匿名' });
    const pending = await share({ isAnonymous: true });
    await approve(id);
    const own = await data<{ comment: { id: number } }>('createComment', author, {
      id,
      body: { content: '我是这份分享的作者，补充一句' },
    });
    await data('createComment', author, { id, body: { content: '可以加微信 abc12345 聊' } });
    const reply = { content: '谢谢', parent_id: own.comment.id };
    await data('createComment', reader, { id, body: reply });
    await data('reportShare', reader, { id, body: { reason: 'other' } });
    await data('reportComment', reader, { id: own.comment.id, body: { reason: 'other' } });
    const calls: [CallName, TestAccount, object][] = [];
    for (const person of [reader, staff]) {
      calls.push(['listSharedSessions', person, { query: { page_size: 100 } }]);
      calls.push(['listSharedSessions', person, { query: { search: '头痛', page_size: 100 } }]);
      calls.push(['listShareTags', person, {}], ['getSharedSession', person, { id }]);
      calls.push(['listComments', person, { id }], ['toggleLike', person, { id }]);
      calls.push(['listReplies', person, { id: own.comment.id }]);
    }
    calls.push(['listReviews', staff, {}], ['getReview', staff, { id: pending }]);
    calls.push(['listHeldComments', staff, {}], ['listReports', staff, {}]);
    calls.push(['listReviewLog', staff, {}], ['getReviewCounts', staff, {}]);
    for (const [name, person, sent] of calls) {
      const answer = await call(name, person, sent);
      expect([name, answer.status, traces(answer)]).toEqual([name, 200, []]);
    }
    const { results } = await data<{ results: object[] }>('listComments', reader, { id });
    expect(results).toMatchObject([{ username: null, isAuthor: false, isMine: false }]);
  });

  it('stays anonymous in comments written while the share was named, and is named only while it is', async () => {
    const { share, approve, data, author, reader } = world;
    const id = await share({ isAnonymous: false });
    await approve(id);
    expect(await data('getSharedSession', reader, { id })).toMatchObject({
      username: author.username,
    });
    await data('createComment', author, { id, body: { content: '作者补充' } });
    const comments = () => data<{ results: object[] }>('listComments', reader, { id });
    expect((await comments()).results).toMatchObject([
      { username: author.username, isAuthor: true },
    ]);
    const body = { title: '改成匿名', isPublic: true, isAnonymous: true };
    await data('updateShare', author, { id, body });
    await approve(id);
    expect((await comments()).results).toMatchObject([{ username: null, isAuthor: false }]);
  });

  it('cannot be identified by the time of writing', async () => {
    const { share, approve, data, reader } = world;
    const id = await share();
    await approve(id);
    const shared = await data<{ createdAt: string; messages: { createdAt: string }[] }>(
      'getSharedSession',
      reader,
      { id },
    );
    for (const at of [shared.createdAt, ...shared.messages.map(({ createdAt }) => createdAt)]) {
      expect(at).toMatch(/T16:00:00\.000Z$/);
    }
  });
});
