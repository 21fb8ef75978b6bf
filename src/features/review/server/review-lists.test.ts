import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';
import type { CommentThread, SharedComment } from '#features/sharing/contract.ts';
import type { HeldComment, Report, ReviewLogRow } from '../contract.ts';

let world: SharingWorld;
beforeAll(async () => {
  world = await openSharingWorld();
});
afterAll(() => world.product.close());

type List<T> = { results: T[]; count: number };
const listed = async (wishes = {}) => {
  const id = await world.share(wishes);
  await world.approve(id);
  return id;
};
const write = async (id: number, body: Record<string, unknown>, as = world.reader) =>
  (await world.data<{ comment: SharedComment }>('createComment', as, { id, body })).comment;
const threads = async (id: number, as = world.staff) =>
  (await world.data<List<CommentThread>>('listComments', as, { id })).results;

describe('what a comment reveals about its author', () => {
  const midnight = /T16:00:00\.000Z$/;

  it('is only the day when anonymous, and the time when named', async () => {
    const id = await listed();
    await write(id, { content: '不留名', isAnonymous: true });
    await write(id, { content: '留名' });
    const [named, anonymous] = await threads(id);
    expect(anonymous?.createdAt).toMatch(midnight);
    expect(named?.createdAt).not.toMatch(midnight);
  });

  it('is only the day when the author of an anonymous share writes', async () => {
    const id = await listed({ isAnonymous: true });
    await write(id, { content: '谢谢大家' }, world.author);
    const [own] = await threads(id);
    expect(own).toMatchObject({ username: null, isAuthor: false });
    expect(own?.createdAt).toMatch(midnight);
  });
});

describe('the queue of the review desk', () => {
  const reports = () => world.data<List<Report>>('listReports', world.staff);
  const held = () => world.data<List<HeldComment>>('listHeldComments', world.staff);
  const counts = () =>
    world.data<{ comments: number; reports: number }>('getReviewCounts', world.staff);

  it('omits a share that its author withdrew, until it is shared again', async () => {
    const { data, author, reader } = world;
    const id = await listed({ title: '收回的分享' });
    await data('reportShare', reader, { id, body: { reason: 'spam' } });
    await write(id, { content: '加我微信 abc12345' });
    const before = [await reports(), await held()];
    expect(before.map(({ count }) => count)).toEqual([1, 1]);
    await data('withdrawShare', author, { id });
    expect([await reports(), await held()].map(({ results }) => results)).toEqual([[], []]);
    expect(await counts()).toMatchObject({ comments: 0, reports: 0 });
    await data('submitShareAgain', author, { id, body: {} });
    expect(await counts()).toMatchObject({ comments: 1, reports: 1 });
    await data('deleteShare', author, { id });
  });

  it('omits the report of a deleted comment', async () => {
    const { data, author, reader } = world;
    const id = await listed();
    const comment = await write(id, { content: '先写后删' });
    await data('reportComment', author, { id: comment.id, body: { reason: 'abuse' } });
    expect((await reports()).results).toMatchObject([{ excerpt: '先写后删' }]);
    await data('deleteComment', reader, { id: comment.id });
    expect(await reports()).toMatchObject({ results: [], count: 0 });
  });

  it('is decided once when two reviewers take two reports of the same share', async () => {
    const { data, call, author, reader, staff, colleague } = world;
    const id = await listed();
    await data('reportShare', reader, { id, body: { reason: 'spam' } });
    await data('reportShare', author, { id, body: { reason: 'abuse' } });
    const [one, other] = (await reports()).results;
    const body = { approved: true, reason: 'advertising' };
    const answers = await Promise.all([
      call('reviewReport', staff, { id: one?.id ?? 0, body }),
      call('reviewReport', colleague, { id: other?.id ?? 0, body }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is logged, and the log can be limited to decisions', async () => {
    const { data, share, staff } = world;
    const id = await share();
    await data('getReview', staff, { id });
    await world.approve(id);
    const actions = async (only: string) => {
      const query = { only };
      const { results } = await data<List<ReviewLogRow>>('listReviewLog', staff, { query });
      return results.filter(({ objectId }) => objectId === id).map(({ action }) => action);
    };
    expect(await actions('decisions')).toEqual(['approve']);
    expect(await actions('all')).toEqual(['approve', 'read']);
  });
});
