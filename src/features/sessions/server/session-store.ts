import { sql, type RawBuilder } from 'kysely';
import { lockUser } from '#features/account/server/user-store.ts';
import { firstChars } from '#platform/contract/chars.ts';
import { countByPage } from '#platform/contract/paging.ts';
import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { Session } from '../contract.ts';
import { ofSelf } from '../rules.ts';
import { shown, toSession } from './session-row-store.ts';
import { storedPreviewCharsMax } from './session-activity-store.ts';
import { addToTotal, readTotal } from './session-total-store.ts';

type Owned = { userId: number; sessionId: number };

/** For whom a session is: a person of the family, one removed since (null), or the account's holder. */
export type Subject = { personId: number | null; isOfFamily: boolean };

/** A session that is not deleted, as part of a query. */
export const liveSession = (db: Executor, { userId, sessionId }: Owned) =>
  db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('deleted_at', 'is', null);

/**
 * One page of a person's sessions, newest activity first, and the total count. One statement, but for a page behind the
 * last one and for the count of one person of the family.
 * @param isReplying asks of a session in `session` whether a reply is running in it
 */
export async function listSessionPage(
  db: Executor,
  userId: number,
  asked: { page: number; page_size: number; person_id?: string | undefined },
  isReplying: () => RawBuilder<boolean>,
): Promise<{ sessions: Session[]; count: number }> {
  const all = db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  const live =
    asked.person_id === undefined
      ? all
      : asked.person_id === ofSelf
        ? all.where('is_of_family', '=', false)
        : all.where('person_id', '=', Number(asked.person_id));
  const rows = await live
    .select([
      ...shown,
      isReplying().as('is_replying'),
      sql<number | null>`(select t.sessions from session_total t where t.user_id = ${userId})`.as(
        'total',
      ),
    ])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size)
    .execute();
  const counted = () => live.select((e) => e.fn.countAll<number>().as('count'));
  const count =
    countByPage(rows.length, asked) ??
    (asked.person_id === undefined
      ? (rows[0]?.total ?? (await readTotal(db, userId)).sessions)
      : (await counted().executeTakeFirstOrThrow()).count);
  const sessions = rows.map((row) =>
    row.is_replying ? { ...toSession(row), isReplying: true } : toSession(row),
  );
  return { sessions, count };
}

export async function findSession(db: Executor, owned: Owned): Promise<Session | undefined> {
  const row = await liveSession(db, owned).select(shown).executeTakeFirst();
  return row && toSession(row);
}

/** Runs in a transaction: the session is counted too. */
export async function insertSession(
  tx: Executor,
  made: {
    userId: number;
    title: string;
    parentSessionId: number | null;
    begunBy?: string;
    subject?: Subject;
    now: Date;
  },
): Promise<Session> {
  const row = await tx
    .insertInto('session')
    .values({
      id: newId(made.now),
      user_id: made.userId,
      title: made.title,
      parent_session_id: made.parentSessionId,
      begun_by: made.begunBy ?? null,
      person_id: made.subject?.personId ?? null,
      is_of_family: made.subject?.isOfFamily ?? false,
      created_at: made.now,
      updated_at: made.now,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  const session = toSession(row);
  if (made.title !== '') await keepTitle(tx, { userId: made.userId, sessionId: session.id });
  await addToTotal(tx, { userId: made.userId, sessions: 1, messages: 0 });
  return session;
}

/** Makes the title of a session, as it now is, what a search looks through; in the transaction that changes it. */
async function keepTitle(tx: Executor, { userId, sessionId }: Owned): Promise<void> {
  await sql`insert into session_words (user_id, session_id, title)
    select user_id, id, title from session where user_id = ${userId} and id = ${sessionId}
    on conflict (user_id, session_id) do update set title = excluded.title`.execute(tx);
}

/** The session that began under an id of the client's; null where it has been deleted since. */
export async function findBegunSession(
  db: Executor,
  { userId, begunBy }: { userId: number; begunBy: string },
): Promise<Session | null | undefined> {
  const row = await db
    .selectFrom('session')
    .select([...shown, 'deleted_at'])
    .where('user_id', '=', userId)
    .where('begun_by', '=', begunBy)
    .executeTakeFirst();
  return row && (row.deleted_at === null ? toSession(row) : null);
}

/** Undefined: unknown, foreign or gone. */
export async function findSubject(db: Executor, owned: Owned): Promise<Subject | undefined> {
  return liveSession(db, owned)
    .select(['person_id as personId', 'is_of_family as isOfFamily'])
    .executeTakeFirst();
}

/**
 * A session for a person who has none; null when there is one. Deleted sessions do not count. Runs in
 * a transaction: two calls for one person take turns.
 */
export async function createFirstSession(
  tx: Executor,
  made: { userId: number; title: string; now: Date },
): Promise<Session | null> {
  await lockUser(tx, made.userId);
  const existing = await tx
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', made.userId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return existing ? null : insertSession(tx, { ...made, parentSessionId: null });
}

export async function renameSession(
  tx: Executor,
  owned: Owned & { title: string },
): Promise<Session | undefined> {
  const row = await tx
    .updateTable('session')
    .set({ title: owned.title })
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.sessionId)
    .where('deleted_at', 'is', null)
    .returning(shown)
    .executeTakeFirst();
  if (row) await keepTitle(tx, owned);
  return row && toSession(row);
}

/** CON-6: an ended session is completed. Undefined: unknown, foreign or gone. */
export async function completeSession(db: Executor, owned: Owned): Promise<Session | undefined> {
  const row = await db
    .updateTable('session')
    .set({ status: 'completed' })
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.sessionId)
    .where('deleted_at', 'is', null)
    .returning(shown)
    .executeTakeFirst();
  return row && toSession(row);
}

/** Locks a session for a send, so that concurrent sends to it are serialized. */
export async function lockSession(
  tx: Executor,
  owned: Owned,
): Promise<
  { status: Session['status']; messagesCount: number; lastMessageId: number | null } | undefined
> {
  const row = await liveSession(tx, owned)
    .select(['status', 'messages_count as messagesCount', 'last_message_id as lastMessageId'])
    .forUpdate()
    .executeTakeFirst();
  return row;
}

type Last = { id: number; role: 'user' | 'assistant' | 'system'; content: string; at: Date };

export type SessionActivity = Owned & {
  /** Can be negative: an empty failed reply leaves no row. */
  addedMessages: number;
  uploadChars: number;
  downloadChars: number;
  last: Last | null;
  /** Set if the reply contained a summary. */
  summaryAt: Date | null;
  /** For a session that has no title; one that the person gave stays. */
  title?: string;
  /** It is clearly about someone else; a family member's session says so already. */
  isAboutOther?: boolean;
};

/** Updates the counters and the preview after a change of the messages. */
export async function recordActivity(tx: Executor, activity: SessionActivity): Promise<void> {
  await sql`with ${activityParts(activity, sql`true`)} select from changed`.execute(tx);
}

/** The same where `where` holds, as parts of a statement; an id that it makes itself is an expression. */
export const activityParts = (
  activity: Omit<SessionActivity, 'last'> & {
    last: (Omit<Last, 'id'> & { id: number | RawBuilder<unknown> }) | null;
  },
  where: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const { userId, sessionId, last, addedMessages, title = '', isAboutOther = false } = activity;
  const preview = last && firstChars(last.content, storedPreviewCharsMax);
  const at = last?.at ?? null;
  return sql`changed as (
      update session set messages_count = messages_count + ${addedMessages}::int,
        upload_chars = upload_chars + ${activity.uploadChars}::int,
        download_chars = download_chars + ${activity.downloadChars}::int,
        last_summary_at = coalesce(${activity.summaryAt}::timestamptz, last_summary_at),
        title = coalesce(nullif(title, ''), ${title}),
        is_about_other = is_about_other or (${isAboutOther} and not is_of_family),
        updated_at = coalesce(${at}::timestamptz, updated_at),
        last_message_id = coalesce(${last?.id ?? null}::bigint, last_message_id),
        last_message_role = coalesce(${last?.role ?? null}, last_message_role),
        last_message_preview = coalesce(${preview}, last_message_preview),
        last_message_at = coalesce(${at}::timestamptz, last_message_at)
      where user_id = ${userId} and id = ${sessionId} and ${where}
      returning user_id, id, title, deleted_at
    ), named as (
      insert into session_words (user_id, session_id, title)
      select user_id, id, title from changed where ${title} <> ''
      on conflict (user_id, session_id) do update set title = excluded.title
        where session_words.title <> excluded.title
    ), counted as (
      update session_total set messages = messages + ${addedMessages}::int
      where user_id = ${userId} and ${addedMessages}::int <> 0
        and exists (select from changed where deleted_at is null)
    )`;
};
