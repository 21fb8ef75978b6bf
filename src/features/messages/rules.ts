import { messagesHeldMax, messagesMax } from '#features/sessions/rules.ts';
import { charCount } from '#platform/contract/chars.ts';

/** Bounds of one message and of the lists (MSG-5). */
export const contentCharsMax = 2000;
export const counterWarnFrom = 0.9;
export const messagePageSize = 20;
export const clientMessageIdCharsMax = 64;
/** As many messages as a session holds can be deleted, or put back, at once. */
export const deletedAtOnceMax = messagesHeldMax;
/** The page offers to undo a deletion for this long (MSG-28). */
export const undoMs = 10_000;
/** Answers to tap under a reply, and the characters of each. */
export const suggestionsMax = 16;
export const suggestionCharsMax = 30;
/** Ids of tapped answers with a message, and the characters of each. */
export const optionIdsMax = 32;
export const optionIdCharsMax = 64;
/** So often a day a reply is free that is stopped after what the model thinks, before its answer. */
export const freeCancelsPerDay = 3;
/** The verdicts on a reply, and the reasons why it did not help. */
export const verdicts = ['helpful', 'unhelpful'] as const;
export type Verdict = (typeof verdicts)[number];
export const feedbackReasons = ['misread', 'unanswered', 'wrong', 'unclear', 'other'] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];
export const feedbackWordsCharsMax = 500;

/**
 * What a session begins with, from another session or a share: it has no actions (MSG-3). A reply
 * that carries a summary is sent to clients as a summary too, and stays a reply.
 */
export const isOpeningSummary = (message: { role: string; isSummary: boolean }): boolean =>
  message.isSummary && message.role === 'system';

export type SendBlock = 'empty' | 'too-long' | 'sending' | 'limit' | 'completed';

/**
 * Why the send button rests, or null; the server runs the same rule on what it stores. A spent quota
 * is no reason: an emergency is answered with nothing left, and only the server knows that it is one.
 */
export function whySendIsBlocked(state: {
  content: string;
  isSending: boolean;
  messagesCount: number;
  isCompleted: boolean;
}): SendBlock | null {
  if (state.isCompleted) return 'completed';
  if (state.messagesCount >= messagesMax) return 'limit';
  if (state.isSending) return 'sending';
  if (state.content.trim() === '') return 'empty';
  return charCount(state.content) > contentCharsMax ? 'too-long' : null;
}
