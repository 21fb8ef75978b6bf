// What is known of a session and its person before a send is taken.
import { remainingOf } from '#features/membership/server/usage-store.ts';
import { liveSession, lockSession, type Subject } from '#features/sessions/server/session-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { runningReplies } from './running-reply-store.ts';

type OfSend = { userId: number; sessionId: number; now: Date };

/** What decides whether a send is taken. */
export type SendState = {
  status: 'ongoing' | 'completed';
  messagesCount: number;
  isReplying: boolean;
  /** Of the person, in all sessions and processes. */
  runningReplies: number;
};

/** The same with what its reply needs, in one statement. Undefined: unknown, foreign or gone. */
export async function readSendState(
  db: Executor,
  send: OfSend,
): Promise<(SendState & Subject & { remaining: number }) | undefined> {
  return liveSession(db, send)
    .innerJoin(runningReplies(db, send).as('running'), (join) => join.onTrue())
    .select(['status', 'messages_count as messagesCount', 'runningReplies', 'isReplying'])
    .select(['person_id as personId', 'is_of_family as isOfFamily'])
    .select(remainingOf(send.userId, send.now).as('remaining'))
    .executeTakeFirst();
}

/** The same where the send is stored: the lock serializes concurrent sends, so the replies are counted after it. */
export async function lockSendState(
  tx: Executor,
  send: OfSend,
): Promise<(SendState & { lastMessageId: number | null }) | undefined> {
  const session = await lockSession(tx, send);
  return session && { ...session, ...(await runningReplies(tx, send).executeTakeFirstOrThrow()) };
}
