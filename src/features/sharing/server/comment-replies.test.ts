import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/server/ids.ts';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';
import type { CommentThread, SharedComment } from '../contract.ts';
import { repliesShown } from './comment-store.ts';

let world: SharingWorld;
beforeAll(async () => {
  world = await openSharingWorld();
});
afterAll(() => world.product.close());

type List<T> = { results: T[]; count: number; next: number | null };

async function threadWith(count: number): Promise<{ shareId: number; commentId: number }> {
  const { share, approve, data, author, reader, product } = world;
  const shareId = await share();
  await approve(shareId);
  const { comment } = await data<{ comment: SharedComment }>('createComment', reader, {
    id: shareId,
    body: { content: '大家怎么睡着的' },
  });
  await sql`insert into share_comment
      (id, share_id, user_id, parent_id, content, is_anonymous, status, created_at)
    select ${newId(product.now(), { count: count + 1 })}::bigint + n,
      ${shareId}, ${author.userId}, ${comment.id}, '回复' || n, false, 'shown', ${product.now()}
    from generate_series(1, ${count}::int) n`.execute(product.database.db);
  return { shareId, commentId: comment.id };
}

const thread = async (shareId: number, as = world.reader) =>
  (await world.data<List<CommentThread>>('listComments', as, { id: shareId })).results[0];

describe('replies to a comment', () => {
  it('include the first few with it, and all of them page by page', async () => {
    const { data, reader } = world;
    const { shareId, commentId } = await threadWith(45);
    const shown = await thread(shareId);
    expect([shown?.replies.length, shown?.replyCount]).toEqual([repliesShown, 45]);
    const read: string[] = [];
    for (let page: number | null = 1; page !== null;) {
      const found: List<SharedComment> = await data('listReplies', reader, {
        id: commentId,
        query: { page },
      });
      expect(found.count).toBe(45);
      read.push(...found.results.map(({ content }) => content));
      page = found.next;
    }
    expect(read).toEqual(Array.from({ length: 45 }, (_, n) => `回复${n + 1}`));
  });

  it('that are held count and show for their author only', async () => {
    const { data, author, reader } = world;
    const { shareId, commentId } = await threadWith(1);
    const body = { content: '加微信 abc12345 聊', parent_id: commentId };
    await data('createComment', author, { id: shareId, body });
    expect((await thread(shareId, author))?.replyCount).toBe(2);
    expect((await thread(shareId, reader))?.replyCount).toBe(1);
    const seen = await data<List<SharedComment>>('listReplies', reader, { id: commentId });
    expect(seen.results).toHaveLength(1);
  });

  it('disappear with a withdrawn share, and replies have none of their own', async () => {
    const { data, call, author, reader } = world;
    const { shareId, commentId } = await threadWith(1);
    const reply = (await thread(shareId))?.replies[0];
    expect((await call('listReplies', reader, { id: reply?.id ?? 0 })).status).toBe(404);
    await data('withdrawShare', author, { id: shareId });
    expect((await call('listReplies', reader, { id: commentId })).status).toBe(404);
    expect((await call('listReplies', author, { id: commentId })).status).toBe(200);
  });
});

describe('a reply', () => {
  const say = async (as: typeof world.reader, id: number, more: object) =>
    (
      await world.data<{ comment: SharedComment }>('createComment', as, {
        id,
        body: { content: '我也试过', ...more },
      })
    ).comment;

  it('to a reply is listed below the same comment and names whom it answers', async () => {
    const { reader, staff, colleague } = world;
    const { shareId, commentId } = await threadWith(0);
    const first = await say(staff, shareId, { parent_id: commentId });
    expect(first.answers).toEqual({ id: commentId, username: reader.username });
    const second = await say(colleague, shareId, { parent_id: first.id });
    expect(second).toMatchObject({
      parent_id: commentId,
      answers: { id: first.id, username: staff.username },
    });
    const read = await thread(shareId);
    expect(read?.answers).toBeNull();
    expect(read?.replies.map(({ answers }) => answers?.username)).toEqual([
      reader.username,
      staff.username,
    ]);
  });

  it('does not name an anonymous writer, nor the author of an anonymous share', async () => {
    const { reader, author } = world;
    const { shareId, commentId } = await threadWith(0);
    const hidden = await say(reader, shareId, { parent_id: commentId, isAnonymous: true });
    const own = await say(author, shareId, { parent_id: commentId });
    for (const { id } of [hidden, own]) {
      const { answers } = await say(reader, shareId, { parent_id: id });
      expect(answers).toEqual({ id, username: null });
    }
  });

  it('names no one once what it answered is deleted, and cannot answer that any more', async () => {
    const { reader, staff, data, call } = world;
    const { shareId, commentId } = await threadWith(0);
    const first = await say(staff, shareId, { parent_id: commentId });
    const second = await say(reader, shareId, { parent_id: first.id });
    await data('deleteComment', staff, { id: first.id });
    const replies = (await thread(shareId))?.replies ?? [];
    expect(replies.find(({ id }) => id === second.id)?.answers).toBeNull();
    const body = { content: '晚了', parent_id: first.id };
    expect((await call('createComment', reader, { id: shareId, body })).status).toBe(404);
  });

  it('cannot answer a comment of another share', async () => {
    const [one, other] = [await threadWith(0), await threadWith(0)];
    const body = { content: '走错了', parent_id: other.commentId };
    const refused = await world.call('createComment', world.reader, { id: one.shareId, body });
    expect(refused.status).toBe(404);
  });
});
