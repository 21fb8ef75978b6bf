import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import type { Session } from '../contract.ts';
import { recycleBinMs, storedPreviewCharsMax } from '../rules.ts';

type Owned = { userId: number; sessionId: number };

const columns = [
  'id',
  'title',
  'status',
  'description',
  'help_needed',
  'created_at',
  'updated_at',
  'messages_count',
  'upload_chars',
  'download_chars',
  'last_summary_at',
  'last_message_id',
  'last_message_role',
  'last_message_preview',
  'last_message_at',
] as const;

/** What every reader of a session is given: its row, and its neighbours in the chain that still live. */
const shown = [
  ...columns,
  sql<number | null>`(select before.id from session before
    where before.id = session.parent_session_id and before.deleted_at is null)`.as(
    'live_parent_id',
  ),
  sql<number | null>`(select next.id from session next where next.user_id = session.user_id
    and next.parent_session_id = session.id and next.deleted_at is null)`.as('continuation_id'),
] as const;

type Row = {
  id: number;
  title: string;
  status: Session['status'];
  description: string;
  help_needed: boolean;
  created_at: Date;
  updated_at: Date;
  messages_count: number;
  upload_chars: number;
  download_chars: number;
  last_summary_at: Date | null;
  last_message_id: number | null;
  last_message_role: string | null;
  last_message_preview: string | null;
  last_message_at: Date | null;
  live_parent_id: number | null;
  continuation_id: number | null;
};

function toSession(row: Row): Session {
  const last =
    row.last_message_id !== null && row.last_message_at
      ? [
          {
            id: row.last_message_id,
            role: row.last_message_role as 'user' | 'assistant' | 'system',
            content: row.last_message_preview ?? '',
            createdAt: row.last_message_at.toISOString(),
          },
        ]
      : [];
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    messagesCount: row.messages_count,
    totalUploadChars: row.upload_chars,
    totalDownloadChars: row.download_chars,
    description: row.description,
    lastSummaryUpdate: row.last_summary_at?.toISOString() ?? null,
    messages: last,
    totalComments: 0,
    isPublic: false,
    isAnonymous: false,
    helpNeeded: row.help_needed,
    parentSessionId: row.live_parent_id,
    continuationSessionId: row.continuation_id,
  };
}

const mine = (db: Executor, { userId, sessionId }: Owned) =>
  db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('deleted_at', 'is', null);

/** One page of a person's sessions, newest activity first, and how many there are in all. */
export async function listSessionPage(
  db: Executor,
  userId: number,
  asked: { page: number; page_size: number },
): Promise<{ sessions: Session[]; count: number }> {
  const live = db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  const { count } = await live
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await live
    .select(shown)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size)
    .execute();
  return { sessions: rows.map(toSession), count };
}

export async function findSession(db: Executor, owned: Owned): Promise<Session | undefined> {
  const row = await mine(db, owned).select(shown).executeTakeFirst();
  return row && toSession(row);
}

/** Makes whoever opens sessions for one account take turns until the transaction ends. */
export async function lockOwner(tx: Executor, userId: number): Promise<void> {
  await sql`select id from app_user where id = ${userId} for no key update`.execute(tx);
}

export async function insertSession(
  db: Executor,
  made: { userId: number; title: string; parentSessionId: number | null; now: Date },
): Promise<Session> {
  const row = await db
    .insertInto('session')
    .values({
      user_id: made.userId,
      title: made.title,
      parent_session_id: made.parentSessionId,
      created_at: made.now,
      updated_at: made.now,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return toSession(row);
}

/** A first session for a person who never had one; null when there is or was any, also under races. */
export async function createFirstSession(
  db: Executor,
  made: { userId: number; title: string; now: Date },
): Promise<Session | null> {
  return db.transaction().execute(async (tx) => {
    await lockOwner(tx, made.userId);
    const any = await tx
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', made.userId)
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return any ? null : insertSession(tx, { ...made, parentSessionId: null });
  });
}

export async function renameSession(
  db: Executor,
  owned: Owned & { title: string },
): Promise<Session | undefined> {
  const row = await db
    .updateTable('session')
    .set({ title: owned.title })
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.sessionId)
    .where('deleted_at', 'is', null)
    .returning(shown)
    .executeTakeFirst();
  return row && toSession(row);
}

/** Spec 4: an ended session is completed. Undefined: unknown, foreign or gone. */
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

/** Hides a session; its rows stay for the recycle bin. False: unknown, foreign or gone. */
export async function hideSession(db: Executor, owned: Owned & { now: Date }): Promise<boolean> {
  const result = await db
    .updateTable('session')
    .set({ deleted_at: owned.now })
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.sessionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Removes sessions, and what hangs on them, whose time in the recycle bin is over. */
export async function purgeHiddenSessions(db: Executor, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('session')
    .where('deleted_at', '<', new Date(now.getTime() - recycleBinMs))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function countSessions(
  db: Executor,
  userId: number,
): Promise<{ totalSessions: number; totalMessages: number }> {
  const row = await db
    .selectFrom('session')
    .select((e) => e.fn.countAll<number>().as('sessions'))
    .select((e) => e.fn.sum<number>('messages_count').as('messages'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { totalSessions: row.sessions, totalMessages: row.messages ?? 0 };
}

/** Locks a live session for a send, so that two sends to it take turns. */
export async function lockSession(
  tx: Executor,
  owned: Owned,
): Promise<{ status: Session['status']; messagesCount: number } | undefined> {
  const row = await mine(tx, owned)
    .select(['status', 'messages_count as messagesCount'])
    .forUpdate()
    .executeTakeFirst();
  return row;
}

export type SessionActivity = Owned & {
  /** May be negative: an empty reply that failed leaves no row. */
  addedMessages: number;
  uploadChars: number;
  downloadChars: number;
  last: { id: number; role: 'user' | 'assistant' | 'system'; content: string; at: Date } | null;
  /** Set when a summary came with it. */
  summaryAt: Date | null;
};

/** Moves the counters and the card's preview with what happened to the messages. */
export async function recordActivity(tx: Executor, activity: SessionActivity): Promise<void> {
  const { last } = activity;
  await tx
    .updateTable('session')
    .set((e) => ({
      messages_count: e('messages_count', '+', activity.addedMessages),
      upload_chars: e('upload_chars', '+', activity.uploadChars),
      download_chars: e('download_chars', '+', activity.downloadChars),
      ...(activity.summaryAt ? { last_summary_at: activity.summaryAt } : {}),
      ...(last
        ? {
            updated_at: last.at,
            last_message_id: last.id,
            last_message_role: last.role,
            last_message_preview: previewOf(last.content),
            last_message_at: last.at,
          }
        : {}),
    }))
    .where('user_id', '=', activity.userId)
    .where('id', '=', activity.sessionId)
    .execute();
}

function previewOf(content: string): string {
  return Array.from(content.slice(0, storedPreviewCharsMax * 2))
    .slice(0, storedPreviewCharsMax)
    .join('');
}
