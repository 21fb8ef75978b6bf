import { messagesMax } from '#features/sessions/rules.ts';
import { findSession, lockSession } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import { messageTexts } from '../texts.ts';
import type { MessageServices } from './message-services.ts';
import { countRunningReplies, findSend, type SentBefore, type Send } from './message-store.ts';
import { findRunningReply } from './reply-store.ts';

type Limits = Pick<MessageServices['settings'], 'runningRepliesMax'>;
type ReadSession = typeof lockSession;

/**
 * The cheap checks of a send, based on a few rows. They run before the conversation is analyzed, and again in the
 * transaction that stores the send, with the session's row locked.
 */
export async function refuseSend(
  db: Executor,
  limits: Limits,
  send: Send,
  before: SentBefore | undefined,
  readSession: ReadSession = lockSession,
): Promise<void> {
  const { messagesCount } = await refuseSession(db, limits, send, readSession);
  // MSG-8: with 199 a send is still taken; its reply is one more.
  if (!before && messagesCount >= messagesMax) throw new AppError('message_limit');
  if (before && !(await stillStands(db, send, before))) throw new AppError('not_found');
}

/** The same before any work is done, without locking the session. */
export function refuseEarly(
  db: Executor,
  limits: Limits,
  send: Send,
  before: SentBefore | undefined,
): Promise<void> {
  return refuseSend(db, limits, send, before, findSession);
}

/** The question, or the reply that is written again, may have been deleted since they were found. */
async function stillStands(db: Executor, send: Send, before: SentBefore): Promise<boolean> {
  const now = await findSend(db, send.userId, send.clientMessageId ?? '');
  return now?.userMessageId === before.userMessageId && now.reply?.id === before.reply?.id;
}

/** The session's own rules; locking its row serializes concurrent sends. */
export async function refuseSession(
  db: Executor,
  { runningRepliesMax }: Limits,
  send: Send,
  readSession: ReadSession = lockSession,
): Promise<{ messagesCount: number }> {
  const session = await readSession(db, send);
  if (!session) throw new AppError('not_found');
  if (session.status === 'completed') throw new AppError('session_completed');
  if (await findRunningReply(db, send)) throw new AppError('reply_running');
  if ((await countRunningReplies(db, send.userId)) >= runningRepliesMax) {
    throw new AppError('too_many_requests', {
      text: both(messageTexts, (t) => t.tooManyReplies),
      retryAfterSeconds: 5,
    });
  }
  return session;
}
