// A continuation is made whole or not at all, before anything is told of it: a connection that drops
// loses nothing, and whoever asks again, or twice at once, is given the same session.
import {
  findCarriedSummary,
  insertCarriedSummary,
} from '#features/messages/server/carried-summary-store.ts';
import { findNewestSummary } from '#features/messages/server/chain-turn-store.ts';
import { listTurns } from '#features/messages/server/message-store.ts';
import { findRunningReply } from '#features/messages/server/reply-store.ts';
import type { Session } from '#features/sessions/contract.ts';
import { messagesMax, titleCharsMax } from '#features/sessions/rules.ts';
import { openContinuation } from '#features/sessions/server/session-opening-store.ts';
import {
  completeSession,
  findSession,
  lockSession,
  recordActivity,
} from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import type { ContinuationWishes } from '../contract.ts';
import { continuationTitle } from '../rules.ts';
import { carriedSummary } from './carried-summary.ts';
import { pinnedFacts } from './pinned-facts.ts';

export type Continuation = {
  session: Session;
  /** The summary that it begins with. */
  content: string;
  pinnedCount: number;
  isNew: boolean;
};

type Asked = { userId: number; sessionId: number; now: Date; language: Language };

/** Makes the continuation of a session, or finds the one there is. Free of quota. */
export function makeContinuation(
  db: Executor,
  asked: Asked,
  wishes: ContinuationWishes,
): Promise<Continuation> {
  return transaction(db, async (tx) => {
    const parent = await findSession(tx, asked);
    if (!parent) throw new AppError('not_found');
    const title = wishes.title?.trim() || continuationTitle(parent.title, titleCharsMax);
    const { userId, now } = asked;
    const made = { userId, title, parentSessionId: parent.id, now };
    const { session } = await openContinuation(tx, made);
    // One that was opened empty by its own call is still given what it should begin with.
    if (session.messagesCount > 0) {
      const content = await findCarriedSummary(tx, { userId, sessionId: session.id });
      return { session, content: content ?? '', pinnedCount: 0, isNew: false };
    }
    return carryOver(tx, asked, { parent, child: session, pinned: wishes.pinned });
  });
}

async function carryOver(
  tx: Executor,
  asked: Asked,
  {
    parent,
    child,
    ...wishes
  }: { parent: Session; child: Session; pinned?: string[] | null | undefined },
): Promise<Continuation> {
  const { userId, now, language } = asked;
  const locked = await lockSession(tx, asked);
  // What is being written belongs to the summary too.
  if (await findRunningReply(tx, asked)) throw new AppError('reply_running');
  const turns = await listTurns(tx, asked);
  const pinned = wishes.pinned ? tidied(wishes.pinned) : pinnedFacts(turns);
  const newest = await findNewestSummary(tx, asked);
  const carried = carriedSummary({ title: parent.title, turns, pinned, newest }, language);
  const inChild = { userId, sessionId: child.id };
  const id = await insertCarriedSummary(tx, { ...inChild, ...carried, now });
  await recordActivity(tx, {
    ...inChild,
    addedMessages: 1,
    uploadChars: 0,
    downloadChars: 0,
    last: { id, role: 'system', content: carried.content, at: now },
    summaryAt: carried.summary ? now : null,
  });
  // A full session can only be read: it says so. One with room stays open.
  if ((locked?.messagesCount ?? 0) >= messagesMax) await completeSession(tx, asked);
  const session = (await findSession(tx, inChild)) ?? child;
  return { session, content: carried.content, pinnedCount: pinned.length, isNew: true };
}

function tidied(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.replaceAll(/\s+/gu, ' ').trim()))];
}
