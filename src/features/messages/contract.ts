import * as z from 'zod/mini';
import { both } from '#platform/contract/define-texts.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { idField, idParam, textField } from '#platform/contract/fields.ts';
import { pageOf, pageQuery } from '#platform/contract/page-schema.ts';
import {
  clientMessageIdCharsMax,
  contentCharsMax,
  deletedAtOnceMax,
  feedbackReasons,
  feedbackWordsCharsMax,
  messagePageSize,
  optionIdCharsMax,
  optionIdsMax,
  suggestionCharsMax,
  suggestionsMax,
  verdicts,
} from './rules.ts';
import { replyAlarm } from './reply-alarm.ts';
import { messageTexts } from './texts.ts';

const modelCharsMax = 64;

const suggestions = z
  .array(z.string().check(z.maxLength(suggestionCharsMax)))
  .check(z.maxLength(suggestionsMax));

/** For each suggestion the ids of the offered answers that it represents. */
const suggestionIds = z
  .array(z.array(z.string().check(z.maxLength(optionIdCharsMax))))
  .check(z.maxLength(suggestionsMax));

export type SuggestionIds = readonly (readonly string[])[];

const symptomsSummary = z.object({
  gender: z.string(),
  age: z.string(),
  symptoms: z.array(z.string()),
  /** Absent when there is none (MSG-2). */
  prescriptions: z.optional(z.array(z.string())),
});
export type SymptomsSummary = z.output<typeof symptomsSummary>;

const message = z.object({
  id: z.int(),
  sessionId: z.int(),
  role: z.enum(['system', 'user', 'assistant']),
  /** The shown text; never holds the summary block. */
  content: z.string(),
  reasoningContent: z.string(),
  symptomsSummary: z.nullable(symptomsSummary),
  promptTokens: z.int(),
  completionTokens: z.int(),
  createdAt: z.string(),
  /** Carries a summary: what a session begins with, or a reply with one (decision 061). */
  isSummary: z.boolean(),
  status: z.enum(['complete', 'streaming', 'cancelled', 'interrupted', 'failed']),
  model: z.nullable(z.string()),
  clientMessageId: z.nullable(z.string()),
  /** The remark of the safety layer on the whole reply, as our own HTML. */
  warning: z.nullable(z.string()),
  /** Answers to the reply's question that can be tapped; the one that skips it comes last. */
  suggestions,
  /** The suggestions belong to several questions: they are picked together, joined by 、. */
  suggestionsTogether: z.boolean(),
  /** In the order of the suggestions; empty where they have no ids. */
  suggestionIds: z.optional(suggestionIds),
  /** Absent of other replies, and of those that a model writes. */
  alarm: z.optional(replyAlarm),
  /** The reader's feedback on the reply. */
  feedback: z.optional(z.nullable(z.enum(verdicts))),
});
export type Message = z.output<typeof message>;

/** One event of a reply; the texts of all events add up (MSG-6). */
const replyEvent = z.object({
  message_id: z.optional(z.int()),
  user_message_id: z.optional(z.int()),
  warning: z.optional(z.string()),
  reasoning_content: z.optional(z.string()),
  content: z.optional(z.string()),
  suggestions: z.optional(suggestions),
  suggestions_together: z.optional(z.boolean()),
  suggestion_ids: z.optional(suggestionIds),
  alarm: z.optional(replyAlarm),
  error: z.optional(z.string()),
  code: z.optional(z.string()),
  done: z.optional(z.boolean()),
  status: z.optional(z.string()),
  remaining_quota: z.optional(z.int()),
});
export type ReplyEvent = z.output<typeof replyEvent>;

const sessionParam = z.object({ id: idParam });
const messageParam = z.object({ id: idParam });

const messageIds = z.object({
  message_ids: z.array(idField).check(z.minLength(1), z.maxLength(deletedAtOnceMax)),
});

/** What a deletion took away: nothing where the messages were gone already. */
const deletion = z.object({
  deleted: z.boolean(),
  deletedCount: z.int(),
  messageIds: z.array(z.int()),
});
export type Deletion = z.output<typeof deletion>;

const whyNoDeletion = ['not_found', 'reply_running', 'session_completed'] as const;

export const messageEndpoints = defineEndpoints({
  sendMessage: {
    method: 'POST',
    path: '/ai/api/messages/send-stream/',
    access: 'agreed',
    summary: 'Send a message and follow its reply; a repeated client_message_id is the same send',
    errors: [
      'model_unavailable',
      'quota_exhausted',
      'not_found',
      'reply_running',
      'message_limit',
      'session_completed',
      'unavailable',
    ],
    waitsForRoom: true,
    limits: [{ name: 'send', max: 60, windowMs: 60_000, by: 'account' }],
    body: z.object({
      session_id: idField,
      content: textField({
        max: contentCharsMax,
        required: both(messageTexts, (t) => t.contentRequired),
        tooLong: both(messageTexts, (t) => t.contentTooLong),
      }),
      model: z.optional(z.nullable(textField({ max: modelCharsMax }))),
      client_message_id: z.optional(
        z.nullable(textField({ max: clientMessageIdCharsMax, required: true })),
      ),
      /** The ids of the suggestions that the text consists of; what was not offered is left out. */
      option_ids: z.optional(
        z.nullable(
          z
            .array(textField({ max: optionIdCharsMax, required: true }))
            .check(z.maxLength(optionIdsMax)),
        ),
      ),
    }),
    events: replyEvent,
  },
  followReply: {
    method: 'GET',
    path: '/ai/chat-stream/:id/',
    access: 'agreed',
    summary:
      'Follow the running reply of a session: everything so far, then live; 204 when none runs',
    params: sessionParam,
    events: replyEvent,
  },
  getRealtimeChat: {
    method: 'GET',
    path: '/ai/realtime-chat/:id/',
    access: 'agreed',
    summary: 'Whether a reply of a session is running: which message, since when, by which model',
    params: sessionParam,
    reply: z.object({
      isRunning: z.boolean(),
      messageId: z.nullable(z.int()),
      startedAt: z.nullable(z.string()),
      model: z.nullable(z.string()),
    }),
  },
  resumeReply: {
    method: 'POST',
    path: '/ai/api/messages/:id/resume/',
    access: 'agreed',
    summary:
      'Resume a reply that broke off by our fault, free of charge; another one is only sent as it is',
    errors: [
      'not_found',
      'reply_running',
      'reply_outdated',
      'session_completed',
      'too_many_requests',
      'unavailable',
    ],
    waitsForRoom: true,
    limits: [{ name: 'resume', max: 20, windowMs: 60_000, by: 'account' }],
    params: z.object({ id: idParam }),
    events: replyEvent,
  },
  cancelReply: {
    method: 'POST',
    path: '/ai/api/messages/cancel/',
    access: 'agreed',
    summary:
      'Stop a running reply; what was written stays. Unknown and temporary ids are tolerated',
    body: z.object({ message_id: z.union([z.number(), textField({ max: 40 })]) }),
    reply: z.object({
      cancelled: z.boolean(),
      /** Shown where the stopped reply was counted as used all the same. */
      notice: z.optional(z.string()),
    }),
  },
  deleteMessage: {
    method: 'DELETE',
    path: '/ai/api/messages/:id/delete/',
    access: 'agreed',
    summary: 'Delete one message; one that is gone already is fine. Can be undone for a minute',
    params: messageParam,
    errors: [...whyNoDeletion],
    reply: deletion,
  },
  deleteMessages: {
    method: 'POST',
    path: '/ai/api/messages/delete-multiple/',
    access: 'agreed',
    summary: 'Delete messages of one session, all or none; those gone already are fine',
    body: messageIds,
    errors: [...whyNoDeletion],
    reply: deletion,
  },
  deleteMessagesFrom: {
    method: 'POST',
    path: '/ai/api/messages/:id/delete-from/',
    access: 'agreed',
    summary:
      "Delete one of the caller's own messages and everything after it; its words are given back",
    params: messageParam,
    errors: [...whyNoDeletion],
    reply: z.extend(deletion, { content: z.string() }),
  },
  restoreMessages: {
    method: 'POST',
    path: '/ai/api/messages/restore/',
    access: 'agreed',
    summary:
      'Undo a deletion within a minute; of what went with all that followed, only while nothing was sent since',
    body: messageIds,
    errors: ['not_found', 'restore_too_late', 'message_limit', 'session_completed'],
    reply: z.object({ restored: z.boolean(), restoredCount: z.int() }),
  },
  giveFeedback: {
    method: 'POST',
    path: '/ai/api/messages/:id/feedback/',
    access: 'agreed',
    summary:
      'Say whether an own reply helped, and why not; replaces what was said before. Staff see reason and words without a name',
    params: messageParam,
    limits: [{ name: 'feedback', max: 60, windowMs: 60 * 60_000, by: 'account' }],
    body: z.object({
      verdict: z.enum(verdicts),
      reason: z.optional(z.enum(feedbackReasons)),
      words: z._default(
        textField({
          max: feedbackWordsCharsMax,
          tooLong: both(messageTexts, (t) => t.feedbackTooLong),
        }),
        '',
      ),
    }),
    reply: z.object({ feedback: z.nullable(z.enum(verdicts)) }),
  },
  withdrawFeedback: {
    method: 'DELETE',
    path: '/ai/api/messages/:id/feedback/',
    access: 'agreed',
    summary: 'Take back what was said of an own reply; nothing said is fine',
    params: messageParam,
    limits: [{ name: 'feedback', max: 60, windowMs: 60 * 60_000, by: 'account' }],
    reply: z.object({ feedback: z.nullable(z.enum(verdicts)) }),
  },
  listMessages: {
    method: 'GET',
    path: '/ai/api/sessions/:id/messages/',
    access: 'agreed',
    summary: 'Messages of a session; page 1 is the newest, ascending inside the page',
    params: sessionParam,
    query: z.object(pageQuery(messagePageSize)),
    reply: pageOf(message),
  },
  loadOldMessages: {
    method: 'GET',
    path: '/ai/api/sessions/:id/load-old-messages/',
    access: 'agreed',
    summary: 'The page of messages before oldest_message_id, ascending',
    params: sessionParam,
    query: z.object({ oldest_message_id: idParam }),
    reply: z.object({
      messages: z.array(message),
      has_more: z.boolean(),
      loaded_count: z.int(),
      hasMore: z.boolean(),
      totalMessagesCount: z.int(),
    }),
  },
});
