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

/** The same with what its reply needs. */
export type FoundSession = SendState &
  Subject & { remaining: number; lastMessageId: number | null };

/** The same in one statement. Undefined: unknown, foreign or gone. */
export async function readSendState(db: Executor, send: OfSend): Promise<FoundSession | undefined> {
  return liveSession(db, send)
    .innerJoin(runningReplies(db, send).as('running'), (join) => join.onTrue())
    .select(['status', 'messages_count as messagesCount', 'runningReplies', 'isReplying'])
    .select([
      'person_id as personId',
      'is_of_family as isOfFamily',
      'last_message_id as lastMessageId',
    ])
    .select(remainingOf(send.userId, send.now).as('remaining'))
    .executeTakeFirst();
}

/** The same of a session that is locked: the lock serializes concurrent sends, so the replies are counted after it. */
export async function lockSendState(tx: Executor, send: OfSend): Promise<SendState | undefined> {
  const session = await lockSession(tx, send);
  return session && { ...session, ...(await runningReplies(tx, send).executeTakeFirstOrThrow()) };
}
