import * as z from 'zod/mini';
import { session } from '#features/sessions/contract.ts';
import { titleCharsMax } from '#features/sessions/rules.ts';
import { sessionTexts } from '#features/sessions/texts.ts';
import { both } from '#platform/contract/define-texts.ts';
import { defineEndpoints, type RateLimit } from '#platform/contract/endpoint.ts';
import { idParam, checkThat, textField } from '#platform/contract/fields.ts';
import { pinnedCharsMax, pinnedLinesMax } from './rules.ts';
import { continuationTexts } from './texts.ts';

const one = z.object({ id: idParam });

const wishes = z.object({
  /** If empty or absent, derived from the parent's title. */
  title: z.optional(
    z.nullable(
      textField({ max: titleCharsMax, tooLong: both(sessionTexts, (t) => t.titleTooLong) }),
    ),
  ),
  /** The pinned facts as edited by the person; if absent, those found in the session. */
  pinned: z.optional(
    z.nullable(
      z.array(textField({ max: pinnedCharsMax, required: true })).check(
        checkThat<string[]>(
          (lines) => lines.length <= pinnedLinesMax,
          both(continuationTexts, (t) => t.tooManyPinned),
        ),
      ),
    ),
  ),
});
export type ContinuationWishes = z.output<typeof wishes>;

/** The events while a continuation is made (CON-18); `content` is incremental, `full_content` complete. */
const continuationEvent = z.object({
  type: z.enum([
    'start',
    'summary_start',
    'summary_progress',
    'summary_content',
    'complete',
    'error',
  ]),
  message: z.optional(z.string()),
  content: z.optional(z.string()),
  full_content: z.optional(z.string()),
  new_session: z.optional(z.object({ id: z.int(), title: z.string() })),
  redirect_url: z.optional(z.string()),
});
export type ContinuationEvent = z.output<typeof continuationEvent>;

const errors = ['not_found', 'reply_running', 'unavailable'] as const;
const limits: readonly RateLimit[] = [
  { name: 'continue-session', max: 60, windowMs: 3_600_000, by: 'account' },
];

export const continuationEndpoints = defineEndpoints({
  getCarriedFacts: {
    method: 'GET',
    path: '/ai/api/sessions/:id/carried-facts/',
    access: 'agreed',
    summary: 'The facts that a continuation of this session would keep in mind',
    params: one,
    reply: z.object({ pinned: z.array(z.string()) }),
  },
  continueSession: {
    method: 'POST',
    path: '/ai/chat/:id/continue/',
    access: 'agreed',
    summary:
      'Continue a session in a new one that carries its summary; asking again gives the same',
    params: one,
    body: wishes,
    errors,
    limits,
    reply: session,
  },
  createContinuation: {
    method: 'POST',
    path: '/ai/api/sessions/:id/create-continuation-stream/',
    access: 'agreed',
    summary: 'The same as an event stream: progress, the summary as it is written, the new session',
    params: one,
    body: wishes,
    errors,
    waitsForRoom: true,
    limits,
    events: continuationEvent,
  },
});
