import { sql } from 'kysely';
import type { Language } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import type { WorseAdvice } from '../contract.ts';
import type { Answer } from '../rules.ts';
import { adviceForMs, askForMs } from './check-in-clocks.ts';

/** Of one account, open at once. */
export const openCheckInsMax = 20;

export type OfReply = { userId: number; messageId: number };

export type StoredCheckIn = {
  messageId: number;
  sessionId: number;
  about: string;
  agreedAt: Date;
  dueAt: Date;
  answer: Answer | null;
  answeredAt: Date | null;
  advice: WorseAdvice | null;
};

const columns = [
  'message_id as messageId',
  'session_id as sessionId',
  'about',
  'agreed_at as agreedAt',
  'due_at as dueAt',
  'answer',
  'answered_at as answeredAt',
  sql<WorseAdvice | null>`advice`.as('advice'),
] as const;

export async function findCheckIn(
  db: Executor,
  { userId, messageId }: OfReply,
): Promise<StoredCheckIn | undefined> {
  return db
    .selectFrom('check_in')
    .select(columns)
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

/** Open and future questions, and those just answered as worse; the next one first. */
export async function listOpenCheckIns(
  db: Executor,
  userId: number,
  now: Date,
): Promise<StoredCheckIn[]> {
  const { isOpen, isFresh } = parts(now);
  return db
    .selectFrom('check_in')
    .select(columns)
    .where('user_id', '=', userId)
    .where((e) => e.or([isOpen, isFresh]))
    .orderBy('due_at')
    .orderBy('message_id')
    .limit(openCheckInsMax * 2)
    .execute();
}

const parts = (now: Date) => ({
  isOpen: sql<boolean>`answer is null and due_at > ${new Date(now.getTime() - askForMs)}`,
  isFresh: sql<boolean>`advice is not null and answered_at > ${new Date(now.getTime() - adviceForMs)}`,
});

export async function countOpenCheckIns(db: Executor, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('check_in')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(parts(now).isOpen)
    .executeTakeFirstOrThrow();
  return count;
}

export type NewCheckIn = OfReply & {
  sessionId: number;
  about: string;
  agreedAt: Date;
  dueAt: Date;
  language: Language;
};

/** Stores a consent; it replaces the open one of its session. */
export async function insertCheckIn(tx: Executor, agreed: NewCheckIn): Promise<void> {
  const { userId, messageId, sessionId } = agreed;
  await tx
    .deleteFrom('check_in')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('answer', 'is', null)
    .execute();
  const { about, agreedAt, dueAt, language } = agreed;
  const when = { agreed_at: agreedAt, due_at: dueAt, language };
  await tx
    .insertInto('check_in')
    .values({ user_id: userId, message_id: messageId, session_id: sessionId, about, ...when })
    .execute();
}

/** Takes back one that is not answered. */
export async function removeOpenCheckIn(
  db: Executor,
  { userId, messageId }: OfReply,
): Promise<void> {
  await db
    .deleteFrom('check_in')
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .where('answer', 'is', null)
    .execute();
}

/** Stores the first answer. */
export async function keepAnswer(
  db: Executor,
  { userId, messageId }: OfReply,
  given: { answer: Answer; advice: WorseAdvice | null; now: Date },
): Promise<void> {
  await db
    .updateTable('check_in')
    .set({
      answer: given.answer,
      answered_at: given.now,
      advice: given.advice && JSON.stringify(given.advice),
    })
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .where('answer', 'is', null)
    .execute();
}

export type GivenAnswer = { sessionId: number; answer: Answer; at: Date };

/** What was answered in sessions, oldest first. */
export async function listAnswers(
  db: Executor,
  { userId, sessionIds }: { userId: number; sessionIds: readonly number[] },
): Promise<GivenAnswer[]> {
  const { rows } = await sql<GivenAnswer>`
    select session_id as "sessionId", answer, answered_at as at from check_in
    where user_id = ${userId} and session_id = any(${[...sessionIds]}::bigint[])
      and answer is not null
    order by answered_at, message_id`.execute(db);
  return rows;
}
