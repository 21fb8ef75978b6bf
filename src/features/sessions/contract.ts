import * as z from 'zod/mini';
import { both } from '#platform/contract/define-texts.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { idField, idParam, textField } from '#platform/contract/fields.ts';
import { pageOf, pageQuery } from '#platform/contract/page-schema.ts';
import {
  beginningIdCharsMax,
  sessionPageSizeDefault,
  titleCharsMax,
  whosePattern,
} from './rules.ts';
import { sessionTexts } from './texts.ts';

const title = textField({
  max: titleCharsMax,
  required: both(sessionTexts, (t) => t.titleRequired),
  tooLong: both(sessionTexts, (t) => t.titleTooLong),
});

const lastMessage = z.object({
  id: z.int(),
  role: z.enum(['system', 'user', 'assistant']),
  /** Its first characters, enough for a card. */
  content: z.string(),
  createdAt: z.string(),
});

export const session = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(['ongoing', 'completed']),
  createdAt: z.string(),
  updatedAt: z.string(),
  messagesCount: z.int(),
  totalUploadChars: z.int(),
  totalDownloadChars: z.int(),
  description: z.string(),
  lastSummaryUpdate: z.nullable(z.string()),
  /** The last message only (CON-1). */
  messages: z.array(lastMessage),
  totalComments: z.int(),
  /** The owner's defaults for a later share; a share has its own settings. */
  isPublic: z.boolean(),
  isAnonymous: z.boolean(),
  helpNeeded: z.boolean(),
  parentSessionId: z.nullable(z.int()),
  /** The session that continues this one. */
  continuationSessionId: z.nullable(z.int()),
  /** The family member whom it is for; null for one removed since; absent for the account's holder. */
  personId: z.optional(z.nullable(z.int())),
  /** It is clearly about someone other than the account's holder. */
  isAboutOther: z.optional(z.boolean()),
  /** In lists: a reply is being written in it. */
  isReplying: z.optional(z.boolean()),
});
export type Session = z.output<typeof session>;

/** A session in the recycle bin. */
const deletedSession = z.extend(session, {
  deletedAt: z.string(),
  /** Days until it is deleted permanently, including the current one. */
  daysLeft: z.int(),
});
export type DeletedSession = z.output<typeof deletedSession>;

/** The defaults of the share dialog; saving them shares nothing. */
const helpWishes = z.object({
  helpNeeded: z.boolean(),
  isPublic: z.optional(z.boolean()),
  isAnonymous: z.optional(z.boolean()),
});
export type HelpWishes = z.output<typeof helpWishes>;

const one = z.object({ id: idParam });

export const sessionEndpoints = defineEndpoints({
  listSessions: {
    method: 'GET',
    path: '/ai/api/sessions/',
    access: 'agreed',
    summary: "The caller's sessions, newest activity first; of one person of the family, or `self`",
    query: z.object({
      ...pageQuery(sessionPageSizeDefault),
      person_id: z.optional(z.string().check(z.regex(whosePattern))),
    }),
    reply: pageOf(session),
  },
  getSession: {
    method: 'GET',
    path: '/ai/api/sessions/:id/',
    access: 'agreed',
    summary: "One of the caller's sessions",
    params: one,
    reply: session,
  },
  createSession: {
    method: 'POST',
    path: '/ai/api/sessions/create/',
    access: 'agreed',
    summary: 'Create a session; with a parent, create or return its only continuation',
    limits: [{ name: 'create-session', max: 120, windowMs: 3_600_000, by: 'account' }],
    body: z.object({
      title,
      parentSessionId: z.optional(z.nullable(idField)),
      personId: z.optional(z.nullable(idField)),
    }),
    errors: ['not_found'],
    reply: session,
  },
  beginSession: {
    method: 'POST',
    path: '/ai/api/sessions/begin/',
    access: 'agreed',
    summary:
      'Begin a session without a title: its first message names it. A repeated beginning_id returns the same one',
    limits: [{ name: 'create-session', max: 120, windowMs: 3_600_000, by: 'account' }],
    body: z.object({
      beginning_id: textField({ max: beginningIdCharsMax, required: true }),
      person_id: z.optional(z.nullable(idField)),
    }),
    errors: ['not_found'],
    reply: session,
  },
  updateSession: {
    method: 'PUT',
    path: '/ai/api/sessions/:id/update/',
    access: 'agreed',
    summary: "Rename one of the caller's sessions",
    params: one,
    body: z.object({ title }),
    reply: session,
  },
  endSession: {
    method: 'POST',
    path: '/ai/session/:id/end/',
    access: 'agreed',
    summary: "End one of the caller's sessions: it becomes read-only; succeeds if already ended",
    params: one,
    errors: ['reply_running'],
    reply: session,
  },
  deleteSession: {
    method: 'DELETE',
    path: '/ai/api/sessions/:id/delete/',
    access: 'agreed',
    summary: "Delete one of the caller's sessions; it can be restored for 30 days",
    params: one,
    reply: z.object({ deleted: z.boolean() }),
  },
  listDeletedSessions: {
    method: 'GET',
    path: '/ai/api/sessions/deleted/',
    access: 'agreed',
    summary: "The caller's recycle bin: deleted sessions that can be restored, newest first",
    query: z.object(pageQuery(sessionPageSizeDefault)),
    reply: pageOf(deletedSession),
  },
  restoreSession: {
    method: 'POST',
    path: '/ai/api/sessions/:id/restore/',
    access: 'agreed',
    summary: 'Restore a session from the recycle bin; no effect if it is not deleted',
    params: one,
    reply: session,
  },
  purgeSession: {
    method: 'DELETE',
    path: '/ai/api/sessions/:id/purge/',
    access: 'agreed',
    summary: 'Permanently delete a session in the recycle bin, at once',
    params: one,
    errors: ['reply_running'],
    reply: z.object({ deleted: z.boolean() }),
  },
  updateHelp: {
    method: 'PUT',
    path: '/ai/session/:id/help/',
    access: 'agreed',
    summary: "Mark one of the caller's sessions as asking for help, or remove the mark",
    params: one,
    body: z.pick(helpWishes, { helpNeeded: true }),
    reply: session,
  },
  updateHelpSettings: {
    method: 'POST',
    path: '/ai/help-settings/:id/',
    access: 'agreed',
    summary: 'Mark a session as asking for help, and set the defaults of its share',
    params: one,
    body: helpWishes,
    reply: session,
  },
  getStats: {
    method: 'GET',
    path: '/ai/stats/',
    access: 'agreed',
    summary: "The numbers of the caller's sessions and messages",
    reply: z.object({ totalSessions: z.int(), totalMessages: z.int() }),
  },
});
