import { sql } from 'kysely';
import { chinaDay } from '#platform/contract/china-time.ts';
import type { Executor } from '#platform/server/database.ts';
import { newRandomId } from '#platform/server/ids.ts';
import type { CardRow, StoredMessage, OwnRow } from '../share-view.ts';
import { cardColumns } from './share-columns-store.ts';
import { removeCopies } from './share-copy-store.ts';
import type { ShareText } from './share-text.ts';

/** Views are stored to count each person once a day, and no longer than this. */
const viewKeptMs = 2 * 24 * 3_600_000;

type Owned = { userId: number; shareId: number };

const ownColumns = (userId: number) => sql`${cardColumns(userId)}, s.edition, s.reject_reason,
  s.submitted_at, s.reviewed_at, s.is_news, s.messages, s.title_masks, s.description_masks,
  s.session_id, s.user_id, s.flags`;

export type ShareOptions = {
  isPublic: boolean;
  isAnonymous: boolean;
  helpNeeded: boolean;
};

const written = (text: ShareText, options: ShareOptions) => ({
  title: text.title,
  description: text.description,
  tags: text.tags,
  messages: JSON.stringify(text.messages),
  preview: JSON.stringify(text.preview),
  messages_count: text.messages.length,
  outline: text.outline && JSON.stringify(text.outline),
  title_masks: JSON.stringify(text.titleMasks),
  description_masks: JSON.stringify(text.descriptionMasks),
  search_text: text.searchText,
  flags: text.flags,
  is_public: options.isPublic,
  is_anonymous: options.isAnonymous,
  help_needed: options.helpNeeded,
});

/** Inserts a share, pending unless it is published by staff. */
export async function insertShare(
  tx: Executor,
  made: {
    userId: number;
    sessionId: number;
    text: ShareText;
    options: ShareOptions;
    now: Date;
    approvedBy?: number;
  },
): Promise<number> {
  const { now, approvedBy } = made;
  const approved = {
    status: 'approved',
    reviewer_id: approvedBy ?? null,
    reviewed_at: now,
  } as const;
  const { id } = await tx
    .insertInto('share')
    .values({
      id: newRandomId(),
      ...written(made.text, made.options),
      user_id: made.userId,
      session_id: made.sessionId,
      status: 'pending',
      created_at: now,
      submitted_at: now,
      ...(approvedBy === undefined ? {} : approved),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findOwnShare(db: Executor, owned: Owned): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`select ${ownColumns(owned.userId)}
    from share s join app_user u on u.id = s.user_id
    where s.user_id = ${owned.userId} and s.id = ${owned.shareId}`.execute(db);
  return rows[0];
}

/** Like `findOwnShare`, and locks the row until the transaction ends. */
export async function lockOwnShare(tx: Executor, owned: Owned): Promise<OwnRow | undefined> {
  await sql`select from share where user_id = ${owned.userId} and id = ${owned.shareId}
    for no key update`.execute(tx);
  return findOwnShare(tx, owned);
}

export async function listOwnShares(
  db: Executor,
  userId: number,
  query: { page: number; page_size: number },
): Promise<{ rows: OwnRow[]; count: number }> {
  const count = await countOwnShares(db, userId);
  const { rows } = await sql<OwnRow>`select ${ownColumns(userId)}
    from share s join app_user u on u.id = s.user_id where s.user_id = ${userId}
    order by s.submitted_at desc, s.id desc
    limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`.execute(db);
  return { rows, count };
}

async function countOwnShares(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('share')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The shares of a person that are not withdrawn, the one that is submitted again excluded. */
export async function countOtherShares(
  db: Executor,
  { userId, shareId }: { userId: number; shareId: number | null },
): Promise<number> {
  const { count } = await db
    .selectFrom('share')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '<>', 'withdrawn')
    .where('id', '<>', shareId ?? 0)
    .executeTakeFirstOrThrow();
  return count;
}

const submitted = (now: Date) => ({
  status: 'pending' as const,
  edition: sql<number>`edition + 1`,
  submitted_at: now,
  reject_reason: null,
  reviewer_id: null,
  reviewed_at: null,
  is_news: false,
});

/** Submits an own share with another text; SHR-9: editing makes it pending again. */
export async function rewriteShare(
  tx: Executor,
  owned: Owned & { text: ShareText; options: ShareOptions; now: Date },
): Promise<void> {
  const rows = await tx
    .updateTable('share')
    .set({ ...written(owned.text, owned.options), ...submitted(owned.now) })
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.shareId)
    .returning('id')
    .execute();
  await removeCopies(tx, idsOf(rows));
}

/** Resubmits a withdrawn or rejected share unchanged. False when it is in another state. */
export async function resubmitShare(tx: Executor, owned: Owned & { now: Date }): Promise<boolean> {
  const result = await tx
    .updateTable('share')
    .set(submitted(owned.now))
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.shareId)
    .where('status', 'in', ['withdrawn', 'rejected'])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Withdraws a share of the owner; idempotent. */
export async function hideShare(tx: Executor, owned: Owned): Promise<void> {
  const rows = await tx
    .updateTable('share')
    .set({ status: 'withdrawn', is_news: false })
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.shareId)
    .returning('id')
    .execute();
  await removeCopies(tx, idsOf(rows));
}

/** Withdraws all pending and approved shares of a person. */
export async function hideShares(tx: Executor, userId: number): Promise<void> {
  const rows = await tx
    .updateTable('share')
    .set({ status: 'withdrawn', is_news: false })
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'approved'])
    .returning('id')
    .execute();
  await removeCopies(tx, idsOf(rows));
}

/** Deletes one share of a person, all of a session of theirs, or a number of them. */
export async function removeShares(
  tx: Executor,
  {
    userId,
    ...which
  }: { userId: number } & ({ shareId: number } | { sessionId: number } | { atMost: number }),
): Promise<{ id: number; sessionId: number; comments: number }[]> {
  const own = tx.selectFrom('share').select('id').where('user_id', '=', userId);
  const some =
    'shareId' in which
      ? own.where('id', '=', which.shareId)
      : 'sessionId' in which
        ? own.where('session_id', '=', which.sessionId)
        : own.limit(which.atMost);
  const rows = await tx
    .deleteFrom('share')
    .where('id', 'in', some)
    .returning(['id', 'session_id as sessionId', 'comment_count as comments'])
    .execute();
  await removeCopies(tx, idsOf(rows));
  return rows;
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** A share visible to a reader: listed, or the reader's own in any state. */
export async function findShareFor(
  db: Executor,
  reader: Owned,
): Promise<(CardRow & { messages: StoredMessage[] }) | undefined> {
  const { rows } = await sql<CardRow & { messages: StoredMessage[] }>`
    select ${cardColumns(reader.userId)}, s.messages
    from share s join app_user u on u.id = s.user_id
    where s.id = ${reader.shareId}
      and ((s.status = 'approved' and s.is_public) or s.user_id = ${reader.userId})`.execute(db);
  return rows[0];
}

/** Whether a person may like, comment on and report a share: approved, and public or their own. */
export async function isOpenFor(db: Executor, reader: Owned): Promise<boolean> {
  const { rows } = await sql`select from share where id = ${reader.shareId} and status = 'approved'
    and (is_public or user_id = ${reader.userId})`.execute(db);
  return rows.length > 0;
}

/** Counts a view, one a day for each person (SHR-17). Returns how many there are now. */
export async function countView(
  db: Executor,
  view: Owned & { now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ views: number }>`
    with seen as (
      insert into share_view (share_id, user_id, day)
      select id, ${view.userId}, ${chinaDay(view.now)}::date from share
      where id = ${view.shareId} and status = 'approved'
      on conflict do nothing returning share_id
    )
    update share s set view_count = s.view_count + 1 from seen where s.id = seen.share_id
    returning s.view_count as views`.execute(db);
  return rows[0]?.views;
}

/** Deletes views that no longer affect the daily count. Returns the number of rows. */
export async function purgeShareViews(db: Executor, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('share_view')
    .where('day', '<', chinaDay(new Date(now.getTime() - viewKeptMs)))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function countNews(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('share')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('is_news', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

export async function clearNews(db: Executor, userId: number): Promise<void> {
  await db
    .updateTable('share')
    .set({ is_news: false })
    .where('user_id', '=', userId)
    .where('is_news', '=', true)
    .execute();
}
