import {
  findNewestSummary,
  listChainTurns,
  type NewestSummary,
} from '#features/messages/server/chain-turn-store.ts';
import { findSession } from '#features/sessions/server/session-store.ts';
import type { Leaning } from '#medicine/visit-summary/sheet.ts';
import { aigcLabel } from '#platform/contract/aigc-label.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { VisitSummary } from '../contract.ts';
import type { VisitSummaryServices } from './visit-summary-services.ts';

type Asked = { userId: number; sessionId: number; now: Date };

/** Builds the sheet from the current state of a session. */
export async function makeSummary(
  { db, sheets, newId, settings }: VisitSummaryServices,
  { now, ...owned }: Asked,
): Promise<VisitSummary> {
  const session = await findSession(db, owned);
  if (!session) throw new AppError('not_found');
  const turns = await listChainTurns(db, { userId: owned.userId, sessionIds: [owned.sessionId] });
  const leaning = leaningOf(await findNewestSummary(db, owned));
  const { sections, leftOut } = await sheets.read(turns, leaning);
  return {
    AIGC: aigcLabel(settings.aigcProducer, newId()),
    sessionId: session.id,
    title: session.title,
    madeAt: now.toISOString(),
    isEmpty: sections.every(({ lines }) => lines.length === 0),
    sections,
    leftOut,
  };
}

/** The assistant's tendency in this session, not counting what an earlier session carried over. */
function leaningOf(newest: NewestSummary | undefined): Leaning | null {
  if (!newest?.details) return null;
  const { messageId, at, summary, details } = newest;
  const texts = [details.pattern, details.possibleDiagnosis].filter(Boolean);
  const text = [...new Set(texts)].join('；');
  return { messageId, at: at.toISOString(), text, formulas: summary.prescriptions ?? [] };
}
