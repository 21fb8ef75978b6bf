// Messages and replies as they are stored and shown.
import { sql, type ExpressionBuilder } from 'kysely';
import { parseDialogue } from '#medicine/dialogue/dialogue-schema.ts';
import { idsOfLabels } from '#medicine/dialogue/offered-options.ts';
import type { Act } from '#medicine/dialogue/turn-acts.ts';
import type { Hotline } from '#medicine/knowledge/hotlines.ts';
import { formatSummaryBlock } from '#medicine/summary-block/format-summary-block.ts';
import { SUMMARY_MARKER, SUMMARY_START_TOKEN } from '#medicine/summary-block/summary-marker.ts';
import type { SymptomsSummary as ParsedSummary } from '#medicine/summary-block/symptoms-summary.ts';
import type { DB, Executor } from '#platform/server/database.ts';
import type { Message, SymptomsSummary } from '../contract.ts';
import type { Verdict } from '../rules.ts';
import type { ReplyStatus } from '../reply-status.ts';
import { alarmOf } from './alarm-of-reply.ts';

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
  'dialogue',
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
  dialogue: unknown;
  feedback: Verdict | null;
};

/** Includes the reader's feedback on each message. */
const withFeedback = (e: ExpressionBuilder<DB, 'message'>) =>
  e
    .selectFrom('reply_feedback')
    .select(sql<Verdict>`verdict`.as('verdict'))
    .whereRef('reply_feedback.message_id', '=', 'message.id')
    .whereRef('reply_feedback.user_id', '=', 'message.user_id')
    .as('feedback');

function toMessage(row: Row, hotlines: readonly Hotline[]): Message {
  const acts = actsIn(row.dialogue);
  const alarm = alarmOf(acts, hotlines);
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
    suggestionIds: idsOf(acts, row.suggestions),
    ...(alarm && { alarm }),
    feedback: row.feedback,
  };
}

/** What a reply did; nothing of a message from before that was stored. */
function actsIn(dialogue: unknown): readonly Act[] {
  const did = parseDialogue(dialogue);
  return did === undefined || did.by === 'person' ? [] : did.acts;
}

/** The ids of the answers that each suggestion represents; none for messages of earlier versions. */
const idsOf = (acts: readonly Act[], suggestions: readonly string[]): string[][] =>
  acts.length === 0 ? [] : idsOfLabels(acts, suggestions);

/** One page counted from the newest, ascending within the page, and the total count. */
export async function listMessagePage(
  db: Executor,
  where: InSession,
  asked: { page: number; page_size: number },
  hotlines: readonly Hotline[] = [],
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
    .select(withFeedback)
    .orderBy('id', 'desc')
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size)
    .execute();
  return { messages: rows.toReversed().map((row) => toMessage(row, hotlines)), count };
}

/** Up to `limit` messages before one, ascending, and whether older ones exist. */
export async function listMessagesBefore(
  db: Executor,
  where: InSession & { beforeId: number; limit: number },
  hotlines: readonly Hotline[],
): Promise<{ messages: Message[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('message')
    .select(columns)
    .select(withFeedback)
    .where('user_id', '=', where.userId)
    .where('session_id', '=', where.sessionId)
    .where('id', '<', where.beforeId)
    .orderBy('id', 'desc')
    .limit(where.limit + 1)
    .execute();
  const page = rows.slice(0, where.limit);
  return {
    messages: page.toReversed().map((row) => toMessage(row, hotlines)),
    hasMore: rows.length > where.limit,
  };
}

export type StoredReply = {
  userId: number;
  messageId: number;
  userMessageId: number;
  status: ReplyStatus;
  isRunning: boolean;
  reasoning: string;
  /** The shown text and the summary block, as the stream carried them. */
  text: string;
  warning: string | null;
  suggestions: string[];
  suggestionsTogether: boolean;
  suggestionIds: string[][];
  /** What it did; nothing before its end. */
  acts: readonly Act[];
};

/** A reply as stored. */
export async function readStoredReply(
  db: Executor,
  owned: { userId: number; messageId: number },
): Promise<StoredReply | undefined> {
  const ofPerson = storedReplies(db).where('user_id', '=', owned.userId);
  const row = await ofPerson.where('id', '=', owned.messageId).executeTakeFirst();
  return row && storedReply(row);
}

/** Stored replies of any owners, without deleted ones. */
export async function readStoredReplies(
  db: Executor,
  replies: readonly { userId: number; messageId: number }[],
): Promise<StoredReply[]> {
  const all = sql<boolean>`(user_id, id) in (select * from unnest(
    ${replies.map(({ userId }) => userId)}::bigint[],
    ${replies.map(({ messageId }) => messageId)}::bigint[]))`;
  return (await storedReplies(db).where(all).execute()).map(storedReply);
}

const storedReplies = (db: Executor) =>
  db
    .selectFrom('message')
    .select([
      'user_id',
      'id',
      'reply_to_id',
      'status',
      'content',
      'reasoning_content',
      'summary_details',
    ])
    .select(['warning', 'suggestions', 'suggestions_together', 'dialogue']);
type StoredRow = Awaited<ReturnType<ReturnType<typeof storedReplies>['executeTakeFirstOrThrow']>>;

function storedReply(row: StoredRow): StoredReply {
  const acts = actsIn(row.dialogue);
  const summary = row.summary_details as ParsedSummary | null;
  const block = summary
    ? `${SUMMARY_START_TOKEN}${formatSummaryBlock(summary)}\n${SUMMARY_MARKER}`
    : '';
  return {
    userId: row.user_id,
    messageId: row.id,
    userMessageId: row.reply_to_id ?? 0,
    status: row.status,
    isRunning: row.status === 'streaming',
    reasoning: row.reasoning_content,
    text: row.content + block,
    warning: row.warning,
    suggestions: row.suggestions,
    suggestionsTogether: row.suggestions_together,
    suggestionIds: idsOf(acts, row.suggestions),
    acts,
  };
}
