import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
      (share_id, user_id, parent_id, content, is_anonymous, status, created_at)
    select ${shareId}, ${author.userId}, ${comment.id}, '回复' || n, false, 'shown', ${product.now()}
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
