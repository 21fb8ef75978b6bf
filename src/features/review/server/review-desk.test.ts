import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';
import type { SharedComment, CommentThread, SharedSession } from '#features/sharing/contract.ts';
import type { HeldComment, WaitingShare, Report, ReviewLogRow, ShareReview } from '../contract.ts';
import { reviewUndoMs } from '../rules.ts';

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
const write = (id: number, body: Record<string, unknown>, as = world.reader) =>
  world.data<{ comment: SharedComment; totalComments: number }>('createComment', as, { id, body });
const threads = async (id: number, as = world.reader, query = {}) =>
  world.data<List<CommentThread>>('listComments', as, { id, query });

describe('the review desk', () => {
  it('lists pending shares, oldest first, with their flags and without their text', async () => {
    const { staff, data, share } = world;
    const said = ['胸口压榨样疼痛，出大汗，左臂发麻，我电话12345678', '黄芪30克每天喝'];
    const flagged = await share({ title: '附子经历', masks: [] }, [...said, '雄黄也用了']);
    const plain = await share({ title: '平常的经历' }, ['晚上睡不好', '多久了']);
    const { results } = await data<List<WaitingShare>>('listReviews', staff, {
      query: { page_size: 100 },
    });
    const ids = results.map(({ id }) => id);
    expect(ids.indexOf(flagged)).toBeLessThan(ids.indexOf(plain));
    const [first, second] = [flagged, plain].map((id) => results.find((each) => each.id === id));
    expect(first?.flags).toEqual(
      expect.arrayContaining(['personal-data', 'doses', 'forbidden-herbs', 'red-flags']),
    );
    expect(second?.flags).toEqual([]);
    expect(first?.messages).toEqual([]);
    expect(first?.waitingSeconds).toBeGreaterThanOrEqual(0);
  });

  it('shows the text with accepted and rejected masks', async () => {
    const { staff, data, share } = world;
    const id = await share({}, ['我叫王小明，头痛', '多久了']);
    const review = await data<ShareReview>('getReview', staff, { id });
    expect(review.masked.messages).toMatchObject([
      { id: 1, masks: [{ kind: 'name', start: 2, end: 4 }] },
    ]);
    expect(review.proposals.messages).toEqual([]);
    const bare = await share({ masks: [] }, ['我叫王小明，头痛', '多久了']);
    const open = await data<ShareReview>('getReview', staff, { id: bare });
    expect(open.masked.messages).toEqual([]);
    expect(open.proposals.messages).toMatchObject([{ id: 1, masks: [{ start: 2, end: 5 }] }]);
  });

  it('lets the first of two decisions win', async () => {
    const { staff, colleague, call, share, data, author } = world;
    const id = await share();
    const [one, other] = await Promise.all([
      call('reviewShare', staff, { id, body: { approved: true } }),
      call('reviewShare', colleague, { id, body: { approved: false, reason: 'abuse' } }),
    ]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const isFirst = one.status === 200;
    const winner = isFirst ? 'approved' : 'rejected';
    const [late, refusal] = isFirst
      ? [other, `${staff.username}先处理了：通过`]
      : [one, `${colleague.username}先处理了：不通过`];
    expect(late.json).toMatchObject({ code: 'already_decided', error: refusal });
    expect(await data('getMyShare', author, { id })).toMatchObject({ status: winner });
    const { rows } = await sql`select from review_log
      where object_id = ${id} and action in ('approve', 'reject')`.execute(
      world.product.database.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('refuses a decision on a share that was edited after it was opened', async () => {
    const { staff, author, call, share, data } = world;
    const id = await share();
    const { edition } = await data<ShareReview>('getReview', staff, { id });
    await data('updateShare', author, { id, body: { title: '改了', isPublic: true } });
    const late = await call('reviewShare', staff, { id, body: { approved: true, edition } });
    expect([late.status, late.json['code']]).toEqual([409, 'already_decided']);
    const body = { approved: true, edition: edition + 1 };
    expect((await call('reviewShare', staff, { id, body })).status).toBe(200);
  });

  it('lets only the reviewer undo a decision, for ten seconds', async () => {
    const { staff, colleague, call, data, author, product } = world;
    const id = await listed();
    expect((await call('undoReview', colleague, { id })).status).toBe(409);
    await data('undoReview', staff, { id });
    expect(await data('getMyShare', author, { id })).toMatchObject({ status: 'pending' });
    await world.approve(id);
    product.advance(reviewUndoMs + 1_000);
    expect((await call('undoReview', staff, { id })).status).toBe(409);
  });

  it('records who decided what and why, unchangeably', async () => {
    const { staff, data, share, product } = world;
    const id = await share();
    await data('getReview', staff, { id });
    const body = { approved: false, reason: '还有电话号码' };
    await data('reviewShare', staff, { id, body });
    const { results } = await data<List<ReviewLogRow>>('listReviewLog', staff);
    expect(results.filter(({ objectId }) => objectId === id)).toMatchObject([
      { action: 'reject', actor: staff.username, reason: '还有电话号码' },
      { action: 'read', actor: staff.username },
    ]);
    for (const change of [
      sql`update review_log set reason = ''`,
      sql`delete from review_log`,
      sql`truncate review_log`,
    ]) {
      await expect(change.execute(product.database.db)).rejects.toThrow('only added');
    }
  });
});

describe('comments', () => {
  it('have one level of replies, counted and paged by ten', async () => {
    const { call, reader, author, data } = world;
    const id = await listed();
    const { comment } = await write(id, { content: '我也是' });
    const reply = await write(id, { content: '后来呢', parent_id: comment.id }, author);
    expect(reply.totalComments).toBe(2);
    const deep = await write(id, { content: '还有吗', parent_id: reply.comment.id });
    expect(deep.comment.parent_id).toBe(comment.id);
    const lost = { content: '还有吗', parent_id: 999_999 };
    expect((await call('createComment', reader, { id, body: lost })).status).toBe(404);
    for (let more = 0; more < 10; more += 1) await write(id, { content: `第${more}条` });
    const first = await threads(id);
    expect([first.count, first.results.length]).toEqual([11, 10]);
    const second = await threads(id, reader, { page: 2 });
    expect(second.results).toMatchObject([
      { content: '我也是', replies: [{ content: '后来呢' }, { content: '还有吗' }] },
    ]);
    expect(await data('getSharedSession', reader, { id })).toMatchObject({ totalComments: 13 });
  });

  it('are deleted by their author and by staff; one with replies leaves a placeholder', async () => {
    const { call, data, reader, author, staff } = world;
    const id = await listed();
    const { comment } = await write(id, { content: '删掉我' });
    const reply = await write(id, { content: '回复', parent_id: comment.id }, author);
    expect((await call('deleteComment', author, { id: comment.id })).status).toBe(404);
    expect(await data('deleteComment', reader, { id: comment.id })).toEqual({
      deleted: true,
      totalComments: 1,
    });
    expect((await threads(id)).results).toMatchObject([
      { content: '', isDeleted: true, username: null, replies: [{ content: '回复' }] },
    ]);
    expect((await call('deleteComment', reader, { id: comment.id })).status).toBe(404);
    await data('deleteComment', staff, { id: reply.comment.id });
    expect(await threads(id)).toMatchObject({ count: 0, results: [] });
  });

  it('held by a rule are visible to their author and to staff until staff release them', async () => {
    const { data, reader, author, staff, call } = world;
    const id = await listed();
    const { comment, totalComments } = await write(id, { content: '把降压药停了就好' });
    expect([comment.isHeld, totalComments]).toEqual([true, 0]);
    expect((await threads(id, author)).results).toEqual([]);
    expect((await threads(id, reader)).results).toMatchObject([{ isHeld: true }]);
    const { results } = await data<List<HeldComment>>('listHeldComments', staff);
    const held = results.find((each) => each.id === comment.id);
    expect(held).toMatchObject({ rules: ['medical-order'], shareId: id });
    const body = { approved: true };
    const both = await Promise.all([
      call('reviewComment', staff, { id: comment.id, body }),
      call('reviewComment', world.colleague, { id: comment.id, body }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [first, late] = both[0].status === 200 ? [staff, both[1]] : [world.colleague, both[0]];
    expect(late.json['error']).toBe(`${first.username}先处理了：放行`);
    expect((await threads(id, author)).results).toMatchObject([{ isHeld: false }]);
    const shared = await data<SharedSession>('getSharedSession', reader, { id });
    expect(shared.totalComments).toBe(1);
  });

  it('are counted correctly when many are written and deleted concurrently', async () => {
    const { data, reader, author, call } = world;
    const id = await listed();
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        write(id, { content: `一起说${n}` }, n % 2 ? reader : author),
      ),
    );
    await Promise.all(
      made
        .slice(0, 4)
        .flatMap(({ comment }) =>
          [reader, author].map((person) => call('deleteComment', person, { id: comment.id })),
        ),
    );
    const { totalComments } = await data<SharedSession>('getSharedSession', reader, { id });
    expect([totalComments, (await threads(id)).count]).toEqual([4, 4]);
  });
});

describe('reports', () => {
  const reports = async () => (await world.data<List<Report>>('listReports', world.staff)).results;

  it('are stored once per user, and do not reveal the reporter', async () => {
    const { data, reader, author } = world;
    const id = await listed();
    const body = { reason: 'medical-harm', details: '这样吃很危险' };
    await data('reportShare', reader, { id, body });
    await data('reportShare', reader, { id, body });
    await data('reportShare', author, { id, body });
    const about = (await reports()).filter(({ shareId }) => shareId === id);
    expect(about).toHaveLength(2);
    expect(about[0]).toMatchObject({ kind: 'share', reason: 'medical-harm', commentId: null });
  });

  it('take a share down when upheld, and close its other reports', async () => {
    const { data, reader, author, staff, call } = world;
    const id = await listed();
    await data('reportShare', reader, { id, body: { reason: 'personal-data' } });
    await data('reportShare', author, { id, body: { reason: 'spam' } });
    const [report] = (await reports()).filter(({ shareId }) => shareId === id);
    const body = { approved: true, reason: '能认出本人' };
    await data('reviewReport', staff, { id: report?.id ?? 0, body });
    expect((await reports()).filter(({ shareId }) => shareId === id)).toEqual([]);
    expect((await call('getSharedSession', reader, { id })).status).toBe(404);
    expect(await data('getMyShare', author, { id })).toMatchObject({
      status: 'rejected',
      rejectReason: '能认出本人',
    });
    const again = await call('reviewReport', staff, { id: report?.id ?? 0, body });
    expect(again.status).toBe(409);
    expect(again.json['error']).toBe(`${staff.username}先处理了：举报成立，内容已撤下`);
    const late = await call('reviewShare', staff, { id, body: { approved: true } });
    expect(late.json['error']).toBe(`${staff.username}先处理了：举报成立，内容已撤下`);
  });

  it('remove a comment when upheld and keep it when rejected', async () => {
    const { data, author, staff } = world;
    const id = await listed();
    const [bad, good] = [await write(id, { content: '甲' }), await write(id, { content: '乙' })];
    for (const { comment } of [bad, good]) {
      await data('reportComment', author, { id: comment.id, body: { reason: 'abuse' } });
    }
    const about = (await reports()).filter(({ shareId }) => shareId === id);
    for (const { id: reportId, commentId } of about) {
      const approved = commentId === bad.comment.id;
      await data('reviewReport', staff, { id: reportId, body: { approved, reason: '辱骂' } });
    }
    expect((await threads(id)).results.map(({ content }) => content)).toEqual(['乙']);
    expect(await data('getReviewCounts', staff)).toMatchObject({ comments: 0 });
  });
});
