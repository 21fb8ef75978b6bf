import { sql } from 'kysely';
import { chinaDay } from '#platform/contract/china-time.ts';
import type { Executor } from '#platform/server/database.ts';
import { newRandomId } from '#platform/server/ids.ts';
import type { CommentThread, SharedComment } from '../contract.ts';
import type { HoldRule } from '../rules.ts';
import { dayStart } from '../share-view.ts';
import { countComments, type ShownChange } from './comment-count-store.ts';

/** Replies delivered with their comment. */
export const repliesShown = 5;

type Row = {
  id: number;
  parent_id: number | null;
  content: string;
  status: string;
  created_at: Date;
  username: string | null;
  is_author: boolean;
  is_mine: boolean;
  answers_id: number | null;
  answers_username: string | null;
};
/** The name of the writer `u` of a comment `c`, null for an anonymous one. */
const nameOf = (c: ReturnType<typeof sql>, u: ReturnType<typeof sql>) => sql`
  case when ${c}.is_anonymous or (s.is_anonymous and ${c}.user_id = s.user_id) then null
    else ${u}.username end`;
/** The author of an anonymous share is anonymous in all its comments, including earlier ones. */
const commentColumns = (userId: number) => sql`
  c.id, c.parent_id, c.content, c.status, c.created_at,
  ${nameOf(sql`c`, sql`u`)} as username,
  c.user_id = s.user_id and not s.is_anonymous and not c.is_anonymous as is_author,
  c.user_id = ${userId} as is_mine,
  (select a.id from share_comment a
    where a.id = coalesce(c.answers_id, c.parent_id) and a.status = 'shown') as answers_id,
  (select ${nameOf(sql`a`, sql`w`)} from share_comment a join app_user w on w.id = a.user_id
    where a.id = coalesce(c.answers_id, c.parent_id) and a.status = 'shown') as answers_username`;
const sources = sql`share_comment c join share s on s.id = c.share_id join app_user u on u.id = c.user_id`;
const visibleTo = (userId: number, c: ReturnType<typeof sql>) =>
  sql`(${c}.status = 'shown' or (${c}.status = 'held' and ${c}.user_id = ${userId}))`;

/** Anonymous comments carry only the day: the exact time could identify the writer. */
function toComment(row: Row): SharedComment {
  const isDeleted = row.status === 'deleted' || row.status === 'removed';
  const isNamed = !isDeleted && row.username !== null;
  const at = row.created_at;
  return {
    id: row.id,
    parent_id: row.parent_id,
    content: isDeleted ? '' : row.content,
    createdAt: isNamed ? at.toISOString() : dayStart(chinaDay(at)),
    username: isDeleted ? null : row.username,
    isAuthor: !isDeleted && row.is_author,
    isMine: row.is_mine,
    isDeleted,
    isHeld: row.status === 'held',
    answers:
      row.answers_id === null ? null : { id: row.answers_id, username: row.answers_username },
  };
}

/** A page of comments, newest first, each with its replies; a deleted one stays while it has replies. */
export async function listThreads(
  db: Executor,
  reader: { userId: number; shareId: number },
  query: { page: number; page_size: number },
): Promise<{ threads: CommentThread[]; count: number }> {
  const { userId, shareId } = reader;
  const top = sql`c.share_id = ${shareId} and c.parent_id is null and (${visibleTo(userId, sql`c`)}
    or exists (select from share_comment r where r.parent_id = c.id and ${visibleTo(userId, sql`r`)}))`;
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from share_comment c where ${top}`.execute(db);
  const { rows } = await sql<Row>`select ${commentColumns(userId)} from ${sources} where ${top}
    order by c.created_at desc, c.id desc
    limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`.execute(db);
  const replies = await listFirstReplies(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const threads = rows.map((row) => ({
    ...toComment(row),
    replies: replies.flatMap(({ reply }) => (reply.parent_id === row.id ? [reply] : [])),
    replyCount: replies.find(({ reply }) => reply.parent_id === row.id)?.count ?? 0,
  }));
  return { threads, count: counted.rows[0]?.count ?? 0 };
}

/** The first replies to each comment, with the total for that comment. */
async function listFirstReplies(
  db: Executor,
  userId: number,
  parentIds: readonly number[],
): Promise<{ reply: SharedComment; count: number }[]> {
  const { rows } = await sql<Row & { replies: number }>`
    select ${commentColumns(userId)}, c.replies from (
      select r.*, row_number() over (partition by r.parent_id order by r.created_at, r.id) as place,
        (count(*) over (partition by r.parent_id))::int as replies
      from share_comment r where r.parent_id = any(${parentIds}::bigint[]) and ${visibleTo(userId, sql`r`)}
    ) c join share s on s.id = c.share_id join app_user u on u.id = c.user_id
    where c.place <= ${repliesShown} order by c.created_at, c.id`.execute(db);
  return rows.map((row) => ({ reply: toComment(row), count: row.replies }));
}

/** A page of the replies to a comment for a reader, oldest first. */
export async function listRepliesPage(
  db: Executor,
  reader: { userId: number; parentId: number },
  query: { page: number; page_size: number },
): Promise<{ replies: SharedComment[]; count: number }> {
  const { userId, parentId } = reader;
  const wanted = sql`c.parent_id = ${parentId} and ${visibleTo(userId, sql`c`)}`;
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from share_comment c where ${wanted}`.execute(db);
  const { rows } = await sql<Row>`select ${commentColumns(userId)} from ${sources} where ${wanted}
    order by c.created_at, c.id limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`.execute(
    db,
  );
  return { replies: rows.map(toComment), count: counted.rows[0]?.count ?? 0 };
}

/** The share of a top-level comment, whatever its state. */
export async function findThreadShare(
  db: Executor,
  commentId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('share_comment')
    .select('share_id')
    .where('id', '=', commentId)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  return row?.share_id;
}

/** The top-level comment of the thread that an answer belongs to. */
export async function findThread(
  db: Executor,
  query: { shareId: number; answersId: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('share_comment')
    .select(['id', 'parent_id'])
    .where('id', '=', query.answersId)
    .where('share_id', '=', query.shareId)
    .where('status', '=', 'shown')
    .executeTakeFirst();
  return row && (row.parent_id ?? row.id);
}

export async function insertComment(
  tx: Executor,
  made: {
    userId: number;
    shareId: number;
    parentId: number | null;
    /** The comment or reply that it answers. */
    answersId: number | null;
    content: string;
    isAnonymous: boolean;
    holdRules: HoldRule[];
    now: Date;
  },
): Promise<SharedComment> {
  const { id } = await tx
    .insertInto('share_comment')
    .values({
      // An anonymous comment has only its day, and its id reveals no more.
      id: newRandomId(),
      user_id: made.userId,
      share_id: made.shareId,
      parent_id: made.parentId,
      answers_id: made.answersId,
      content: made.content,
      is_anonymous: made.isAnonymous,
      status: made.holdRules.length > 0 ? 'held' : 'shown',
      hold_rules: made.holdRules,
      created_at: made.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const gained = made.holdRules.length > 0 ? 0 : 1;
  await countComments(tx, [{ shareId: made.shareId, gained }]);
  const { rows } = await sql<Row>`
    select ${commentColumns(made.userId)} from ${sources} where c.id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a comment that was just written is gone');
  return toComment(row);
}

/**
 * Erases the text of a comment; `userId` null (staff) erases anyone's. Returns its share, or
 * undefined when there is no such comment.
 */
export async function eraseComment(
  tx: Executor,
  erased: { commentId: number; userId: number | null; status: 'deleted' | 'removed' },
): Promise<number | undefined> {
  const { rows } = await sql<ShownChange>`
    with old as (
      select id, status from share_comment
      where id = ${erased.commentId} and status in ('shown', 'held')
        and ${erased.userId === null ? sql`true` : sql`user_id = ${erased.userId}`} for update)
    update share_comment c set status = ${erased.status}, content = '' from old where c.id = old.id
    returning c.share_id as "shareId", case old.status when 'shown' then -1 else 0 end as gained`.execute(
    tx,
  );
  await countComments(tx, rows);
  return rows[0]?.shareId;
}

/** The share of a comment that is visible to the reader. */
export async function findCommentFor(
  db: Executor,
  reader: { userId: number; commentId: number },
): Promise<{ shareId: number; isMine: boolean } | undefined> {
  const { rows } = await sql<{ shareId: number; isMine: boolean }>`
    select c.share_id as "shareId", c.user_id = ${reader.userId} as "isMine" from ${sources}
    where c.id = ${reader.commentId} and ${visibleTo(reader.userId, sql`c`)}
      and s.status = 'approved' and (s.is_public or s.user_id = ${reader.userId})`.execute(db);
  return rows[0];
}
