import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** Toggles a like; a trigger maintains the counter. */
export async function toggleShareLike(
  tx: Executor,
  like: { userId: number; shareId: number },
): Promise<{ isLiked: boolean; likeCount: number }> {
  const removed = await tx
    .deleteFrom('share_like')
    .where('share_id', '=', like.shareId)
    .where('user_id', '=', like.userId)
    .executeTakeFirst();
  const isLiked = removed.numDeletedRows === 0n;
  if (isLiked) {
    await sql`insert into share_like (share_id, user_id) values (${like.shareId}, ${like.userId})
      on conflict do nothing`.execute(tx);
  }
  const row = await tx
    .selectFrom('share')
    .select('like_count')
    .where('id', '=', like.shareId)
    .executeTakeFirst();
  return { isLiked, likeCount: row?.like_count ?? 0 };
}
