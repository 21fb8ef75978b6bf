import * as z from 'zod/mini';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { idParam } from '#platform/contract/fields.ts';
import { answers, careLevels } from './rules.ts';

/** The engine's answer to 更重了: how soon to see a doctor, and which signs must not wait. */
const advice = z.object({
  level: z.enum(careLevels),
  /** What to do, without a full stop. */
  text: z.string(),
  dangers: z.array(z.string()),
});
export type WorseAdvice = z.output<typeof advice>;

const checkIn = z.object({
  /** The reply that gave the result. */
  messageId: z.int(),
  sessionId: z.int(),
  /** The complaint in everyday words; empty where there is none. */
  about: z.string(),
  /** Whole days since the person agreed. */
  daysAgo: z.int(),
  dueAt: z.string(),
  /** The question is shown now. */
  isDue: z.boolean(),
  /** Null while it is open. */
  answer: z.nullable(z.enum(answers)),
  /** After `worse` only. */
  advice: z.nullable(advice),
  /** The number of the ambulance. */
  ambulance: z.string(),
});
export type CheckIn = z.output<typeof checkIn>;

const kept = z.object({ checkIn });
const ofReply = z.object({ id: idParam });
const limits = [{ name: 'check-in', max: 60, windowMs: 60 * 60_000, by: 'account' }] as const;

export const checkInEndpoints = defineEndpoints({
  listCheckIns: {
    method: 'GET',
    path: '/ai/api/check-ins/',
    access: 'agreed',
    summary:
      'What the caller is or will be asked about, and what was answered as worse since a day',
    reply: z.object({ checkIns: z.array(checkIn) }),
  },
  getCheckInOffer: {
    method: 'GET',
    path: '/ai/api/messages/:id/check-in/',
    access: 'agreed',
    summary: 'Whether the caller may agree to be asked again about a reply; never under an alarm',
    params: ofReply,
    reply: z.object({ isOffered: z.boolean() }),
  },
  agreeToCheckIn: {
    method: 'POST',
    path: '/ai/api/messages/:id/check-in/',
    access: 'agreed',
    summary: 'Agree to be asked in three days how it is; repeated calls change nothing',
    params: ofReply,
    limits,
    reply: kept,
  },
  withdrawCheckIn: {
    method: 'DELETE',
    path: '/ai/api/messages/:id/check-in/',
    access: 'agreed',
    summary: 'Take an open one back, or do not answer it; nothing open is fine',
    params: ofReply,
    reply: z.object({ checkIn: z.null() }),
  },
  answerCheckIn: {
    method: 'POST',
    path: '/ai/api/messages/:id/check-in/answer/',
    access: 'agreed',
    summary: 'Say how it is now, free of charge; the first answer stays',
    params: ofReply,
    limits,
    body: z.object({ answer: z.enum(answers) }),
    reply: kept,
  },
});
