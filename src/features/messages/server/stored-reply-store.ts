import { formatSummaryBlock } from '#medicine/summary-block/format-summary-block.ts';
import { SUMMARY_MARKER, SUMMARY_START_TOKEN } from '#medicine/summary-block/summary-marker.ts';
import type { SymptomsSummary as ParsedSummary } from '#medicine/summary-block/symptoms-summary.ts';
import type { Executor } from '#platform/server/database.ts';
import type { ReplyStatus } from '../reply-status.ts';

export type StoredReply = {
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
};

/** A reply as stored. */
export async function readStoredReply(
  db: Executor,
  owned: { userId: number; messageId: number },
): Promise<StoredReply | undefined> {
  const row = await db
    .selectFrom('message')
    .select(['id', 'reply_to_id', 'status', 'content', 'reasoning_content', 'summary_details'])
    .select(['warning', 'suggestions', 'suggestions_together'])
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.messageId)
    .executeTakeFirst();
  if (!row) return undefined;
  const summary = row.summary_details as ParsedSummary | null;
  const block = summary
    ? `${SUMMARY_START_TOKEN}${formatSummaryBlock(summary)}\n${SUMMARY_MARKER}`
    : '';
  return {
    messageId: row.id,
    userMessageId: row.reply_to_id ?? 0,
    status: row.status,
    isRunning: row.status === 'streaming',
    reasoning: row.reasoning_content,
    text: row.content + block,
    warning: row.warning,
    suggestions: row.suggestions,
    suggestionsTogether: row.suggestions_together,
  };
}
