import { sql } from 'kysely';
import type { Turn } from '#medicine/findings/finding.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Message, SymptomsSummary } from '../contract.ts';

/** A message as its writer sent it. */
export type Send = {
  userId: number;
  sessionId: number;
  content: string;
  clientMessageId: string | null;
  now: Date;
};

type InSession = { userId: number; sessionId: number };

const columns = [
  'id',
  'session_id',
  'role',
  'content',
  'reasoning_content',
  'symptoms_summary',
  'prompt_tokens',
  'completion_tokens',
  'created_at',
  'is_summary',
  'status',
  'model',
  'client_message_id',
  'warning',
  'suggestions',
  'suggestions_together',
] as const;

type Row = {
  id: number;
  session_id: number;
  role: string;
  content: string;
  reasoning_content: string;
  symptoms_summary: unknown;
  prompt_tokens: number;
  completion_tokens: number;
  created_at: Date;
  is_summary: boolean;
  status: string;
  model: string | null;
  client_message_id: string | null;
  warning: string | null;
  suggestions: string[];
  suggestions_together: boolean;
};

function toMessage(row: Row): Message {
  return {
    id: row.id,
    sessionId: row.session_id,
    role: row.role as Message['role'],
    content: row.content,
    reasoningContent: row.reasoning_content,
    symptomsSummary: row.symptoms_summary as SymptomsSummary | null,
    promptTokens: row.prompt_tokens,
    completionTokens: row.completion_tokens,
    createdAt: row.created_at.toISOString(),
    isSummary: row.is_summary || row.symptoms_summary !== null,
    status: row.status as Message['status'],
    model: row.model,
    clientMessageId: row.client_message_id,
    warning: row.warning,
    suggestions: row.suggestions,
    suggestionsTogether: row.suggestions_together,
  };
}

/** One page counted from the newest, ascending within the page, and the total count. */
export async function listMessagePage(
  db: Executor,
  where: InSession,
  asked: { page: number; page_size: number },
): Promise<{ messages: Message[]; count: number }> {
  const inSession = db
    .selectFrom('message')
    .where('user_id', '=', where.userId)
    .where('session_id', '=', where.sessionId);
  const { count } = await inSession
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await inSession
    .select(columns)
    .orderBy('id', 'desc')
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size)
    .execute();
  return { messages: rows.toReversed().map(toMessage), count };
}

/** Up to `limit` messages before one, ascending, and whether older ones exist. */
export async function listMessagesBefore(
  db: Executor,
  where: InSession & { beforeId: number; limit: number },
): Promise<{ messages: Message[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('message')
    .select(columns)
    .where('user_id', '=', where.userId)
    .where('session_id', '=', where.sessionId)
    .where('id', '<', where.beforeId)
    .orderBy('id', 'desc')
    .limit(where.limit + 1)
    .execute();
  const page = rows.slice(0, where.limit);
  return { messages: page.toReversed().map(toMessage), hasMore: rows.length > where.limit };
}

/**
 * The conversation so far, oldest first: what triage, the engine and the models read. What was
 * carried over from the previous session counts as the person's own words. `newestMax` leaves out all
 * but so many of the newest messages.
 */
export async function listTurns(
  db: Executor,
  where: InSession & { uptoId?: number; newestMax?: number },
): Promise<Turn[]> {
  const rows = await db
    .selectFrom('message')
    .select(['role', 'content', 'carried_words'])
    .where('user_id', '=', where.userId)
    .where('session_id', '=', where.sessionId)
    .where((e) =>
      e.or([e('role', 'in', ['user', 'assistant']), e('carried_words', 'is not', null)]),
    )
    .where('content', '<>', '')
    .$if(where.uptoId !== undefined, (q) => q.where('id', '<=', where.uptoId ?? 0))
    .orderBy('id', 'desc')
    .$if(where.newestMax !== undefined, (q) => q.limit(where.newestMax ?? 0))
    .execute();
  return rows.toReversed().flatMap(({ role, content, carried_words: carried }) => {
    if (carried === null) return [{ role: role === 'user' ? 'user' : 'assistant', content }];
    return carried.split('\n\n').map((words) => ({ role: 'user', content: words }));
  });
}

export type SentBefore = {
  userMessageId: number;
  sessionId: number;
  content: string;
  reply: { id: number; status: string } | null;
};

/** The send with a client message id, with its newest reply. */
export async function findSend(
  db: Executor,
  userId: number,
  clientMessageId: string,
): Promise<SentBefore | undefined> {
  const row = await db
    .selectFrom('message as m')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('message as r')
          .select(['r.id as reply_id', 'r.status as reply_status'])
          .whereRef('r.reply_to_id', '=', 'm.id')
          .orderBy('r.id', 'desc')
          .limit(1)
          .as('reply'),
      (join) => join.onTrue(),
    )
    .select(['m.id', 'm.session_id', 'm.content', 'reply.reply_id', 'reply.reply_status'])
    .where('m.user_id', '=', userId)
    .where('m.client_message_id', '=', clientMessageId)
    .executeTakeFirst();
  if (!row) return undefined;
  const reply =
    row.reply_id !== null && row.reply_status !== null
      ? { id: row.reply_id, status: row.reply_status }
      : null;
  return { userMessageId: row.id, sessionId: row.session_id, content: row.content, reply };
}

export async function insertUserMessage(
  tx: Executor,
  made: InSession & { content: string; clientMessageId: string | null; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('message')
    .values({
      user_id: made.userId,
      session_id: made.sessionId,
      role: 'user',
      content: made.content,
      status: 'complete',
      client_message_id: made.clientMessageId,
      created_at: made.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a constraint of the message table refused an insert. */
export function isConstraint(
  error: unknown,
  name: 'message_running' | 'message_client_id',
): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    (error as { constraint?: string }).constraint === name
  );
}

/** How many replies of a person are running, in all processes. */
export async function countRunningReplies(db: Executor, userId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from message where user_id = ${userId} and status = 'streaming'`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
