import { listAnsweredTurns } from '#features/check-in/server/answered-turn-store.ts';
import {
  findNewestSummary,
  type NewestSummary,
} from '#features/messages/server/chain-turn-store.ts';
import { findOwnPerson } from '#features/profile/server/person-store.ts';
import { findKnownInSession } from '#features/sessions/server/session-known-store.ts';
import { findSession } from '#features/sessions/server/session-store.ts';
import { sectionIds, type Leaning } from '#medicine/visit-summary/sheet.ts';
import { aigcLabel } from '#platform/contract/aigc-label.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Executor } from '#platform/server/database.ts';
import type { VisitSummary, VisitSummaryLine, VisitSummarySection } from '../contract.ts';
import { sheetTexts } from '../sheet-texts.ts';
import type { VisitSummaryServices } from './visit-summary-services.ts';

type Asked = {
  userId: number;
  sessionId: number;
  /** The name of a family member is on it. */
  isNamed: boolean;
  now: Date;
};

/** Builds the sheet from the current state of a session. */
export async function makeSummary(
  { db, sheets, newId, settings }: VisitSummaryServices,
  { now, isNamed, ...owned }: Asked,
): Promise<VisitSummary> {
  const session = await findSession(db, owned);
  if (!session) throw new AppError('not_found');
  const turns = await listAnsweredTurns(db, {
    userId: owned.userId,
    sessionIds: [owned.sessionId],
  });
  const leaning = leaningOf(await findNewestSummary(db, owned));
  const known = await findKnownInSession(db, owned, now);
  const { sections, leftOut } = await sheets.read({ turns, leaning, known });
  const name = isNamed ? await nameOf(db, owned.userId, session.personId) : undefined;
  return {
    AIGC: aigcLabel(settings.aigcProducer, newId()),
    sessionId: session.id,
    title: session.title,
    madeAt: now.toISOString(),
    // Stored information alone makes no sheet.
    isEmpty: sections.every(({ lines }) => lines.every(({ by }) => by === 'kept')),
    sections: name === undefined ? sections : sections.map((each) => withName(each, name)),
    leftOut,
  };
}

async function nameOf(
  db: Executor,
  userId: number,
  personId: number | null | undefined,
): Promise<string | undefined> {
  if (typeof personId !== 'number') return undefined;
  return (await findOwnPerson(db, { userId, personId }))?.name;
}

/** The name is the first line about the patient. */
function withName(section: VisitSummarySection, name: string): VisitSummarySection {
  if (section.id !== 'person') return section;
  const line: VisitSummaryLine = {
    key: [sectionIds.indexOf('person'), 0, 0, 0, 0].join('-'),
    text: name,
    by: 'kept',
    label: sheetTexts.name,
    messageId: null,
    at: null,
  };
  return { ...section, lines: [line, ...section.lines] };
}

/** The assistant's tendency in this session, not counting what an earlier session carried over. */
function leaningOf(newest: NewestSummary | undefined): Leaning | null {
  if (!newest?.details) return null;
  const { messageId, at, summary, details } = newest;
  const texts = [details.pattern, details.possibleDiagnosis].filter(Boolean);
  const text = [...new Set(texts)].join('；');
  return { messageId, at: at.toISOString(), text, formulas: summary.prescriptions ?? [] };
}
