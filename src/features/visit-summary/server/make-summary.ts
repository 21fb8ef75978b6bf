import { findLeaning, listToldTurns } from '#features/messages/server/told-store.ts';
import { findSession } from '#features/sessions/server/session-store.ts';
import { aigcLabel } from '#platform/contract/aigc-label.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { VisitSummary } from '../contract.ts';
import type { VisitSummaryServices } from './visit-summary-services.ts';

type Asked = { userId: number; sessionId: number; now: Date };

/** The sheet of a session as it stands now. */
export async function makeSummary(
  { db, sheets, newId, settings }: VisitSummaryServices,
  { now, ...owned }: Asked,
): Promise<VisitSummary> {
  const session = await findSession(db, owned);
  if (!session) throw new AppError('not_found');
  const turns = await listToldTurns(db, owned);
  const { sections, leftOut } = await sheets.read(turns, await findLeaning(db, owned));
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
