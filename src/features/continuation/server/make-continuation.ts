// A continuation is created completely or not at all, before any event is sent. A dropped connection loses
// nothing, and repeated or concurrent calls return the same session.
import {
  findCarriedSummary,
  insertCarriedSummary,
} from '#features/messages/server/carried-summary-store.ts';
import { findNewestSummary } from '#features/messages/server/chain-turn-store.ts';
import { listTurns } from '#features/messages/server/reply-store.ts';
import { findRunningReply } from '#features/messages/server/running-reply-store.ts';
import type { Session } from '#features/sessions/contract.ts';
import { messagesMax, titleCharsMax } from '#features/sessions/rules.ts';
import { findOrCreateContinuation } from '#features/sessions/server/session-creation-store.ts';
import {
  completeSession,
  findSession,
  lockSession,
  recordActivity,
} from '#features/sessions/server/session-store.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import type { ContinuationWishes } from '../contract.ts';
import { continuationTitle } from './continuation-title.ts';
import { carriedReader } from './carried-readers.ts';
import type { ContinuationServices } from './continuation-services.ts';

/** How many times a session is read again if it changes while it is read. */
const readTriesMax = 4;

export type Continuation = {
  session: Session;
  /** Its initial summary. */
  content: string;
  pinnedCount: number;
  isNew: boolean;
};

type Asked = { userId: number; sessionId: number; now: Date; language: Language };

/** The analysis of a session, with the turns that were analyzed. */
type Reading = { title: string; turns: readonly Turn[] } & ReturnType<typeof carriedReader.read>;

/** Rolls back the transaction because the required analysis is missing or outdated. */
class Unread extends Error {}

/** Creates the continuation of a session, or returns the existing one. Uses no quota. */
export async function makeContinuation(
  services: ContinuationServices,
  asked: Asked,
  wishes: ContinuationWishes,
): Promise<Continuation> {
  let reading: Reading | undefined;
  for (let tries = 1; tries <= readTriesMax; tries += 1) {
    try {
      return await storeContinuation(services.db, asked, wishes, reading);
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      // The analysis can take long, so it runs outside the transaction and after the cheap checks.
      reading = await readSession(services, asked, wishes);
    }
  }
  throw new AppError('reply_running');
}

async function readSession(
  { db, reading }: ContinuationServices,
  asked: Asked,
  wishes: ContinuationWishes,
): Promise<Reading> {
  const parent = await findSession(db, asked);
  if (!parent) throw new AppError('not_found');
  const turns = await listTurns(db, asked);
  const { title } = parent;
  const carried = await reading.read(asked.userId, carriedReader, {
    title,
    turns,
    pinned: wishes.pinned ? tidied(wishes.pinned) : null,
    newest: await findNewestSummary(db, asked),
    language: asked.language,
  });
  return { title, turns, ...carried };
}

function storeContinuation(
  db: Executor,
  asked: Asked,
  wishes: ContinuationWishes,
  reading: Reading | undefined,
): Promise<Continuation> {
  return transaction(db, async (tx) => {
    const parent = await findSession(tx, asked);
    if (!parent) throw new AppError('not_found');
    const title = wishes.title?.trim() || continuationTitle(parent.title, titleCharsMax);
    const { userId, now } = asked;
    const made = { userId, title, parentSessionId: parent.id, now };
    const { session } = await findOrCreateContinuation(tx, made);
    // A continuation that was created empty by the other endpoint still gets its initial summary.
    if (session.messagesCount > 0) {
      const content = await findCarriedSummary(tx, { userId, sessionId: session.id });
      return { session, content: content ?? '', pinnedCount: 0, isNew: false };
    }
    return carryOver(tx, asked, { parent, child: session, reading });
  });
}

async function carryOver(
  tx: Executor,
  asked: Asked,
  { parent, child, reading }: { parent: Session; child: Session; reading: Reading | undefined },
): Promise<Continuation> {
  const { userId, now } = asked;
  const locked = await lockSession(tx, asked);
  // A running reply belongs in the summary too.
  if (await findRunningReply(tx, asked)) throw new AppError('reply_running');
  if (reading?.title !== parent.title || !isSame(reading.turns, await listTurns(tx, asked))) {
    throw new Unread();
  }
  const { pinnedCount, content, words, summary } = reading;
  const inChild = { userId, sessionId: child.id };
  const id = await insertCarriedSummary(tx, { ...inChild, content, words, summary, now });
  await recordActivity(tx, {
    ...inChild,
    addedMessages: 1,
    uploadChars: 0,
    downloadChars: 0,
    last: { id, role: 'system', content, at: now },
    summaryAt: summary ? now : null,
  });
  // A full session becomes read-only; one with room stays open.
  if ((locked?.messagesCount ?? 0) >= messagesMax) await completeSession(tx, asked);
  const session = (await findSession(tx, inChild)) ?? child;
  return { session, content, pinnedCount, isNew: true };
}

const isSame = (a: readonly Turn[], b: readonly Turn[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function tidied(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.replaceAll(/\s+/gu, ' ').trim()))];
}
