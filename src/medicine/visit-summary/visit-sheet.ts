import { cleanPhrases, summaryFormulas } from '../herb-safety/clean-summary.ts';
import { whyNoFormula } from '../herb-safety/person.ts';
import { readInterview } from '../interview/interview-state.ts';
import { summaryLines } from '../summary/summary-lines.ts';
import { triage } from '../triage/triage.ts';
import { courseSection } from './course-lines.ts';
import { questionSection } from './doctor-questions.ts';
import { factSections } from './fact-lines.ts';
import { readForSheet, type SheetReading } from './sheet-reading.ts';
import {
  sectionIds,
  type Leaning,
  type SheetLine,
  type SheetSection,
  type ToldTurn,
  type VisitSheet,
} from './sheet.ts';
import { sectionOf, toldLines } from './told-lines.ts';
import { tenItems } from './ten-items.ts';
import { withinReach } from './within-reach.ts';

/**
 * The sheet a person takes to a doctor, from the turns of one consultation, oldest first. Every line
 * of the person's is a stretch of what was written; nothing is reworded, completed or concluded.
 * What the assistant leaned to stands apart, its formulas only while nothing speaks against naming
 * one. Costs as much as reading the conversation a few times; of a very long one the middle is not read.
 */
export function visitSheet(turns: readonly ToldTurn[], leaning: Leaning | null): VisitSheet {
  const reach = withinReach(turns);
  const reading = readForSheet(reach.turns);
  const found = triage(reach.turns);
  const lines = toldLines(reading, summaryLines(readInterview(reach.turns, {}), found));
  const ten = tenItems(reading);
  const facts = factSections(reading, lines.history);
  const isMan = reading.person.sex === 'male';
  const summed = (['person', 'complaint', 'alarms', 'medicines', 'allergies', 'pregnancy'] as const)
    .filter((id) => id !== 'pregnancy' || !isMan || lines[id].length > 0)
    .map((id) => sectionOf(id, lines[id]));
  const told = leaning === null ? [] : leaningSections(reading, leaning, found.alarms.length > 0);
  const known = [...summed, ten, ...facts, ...told];
  const questions = questionSection(reading, known);
  const { section: course, leftOut } = courseSection(reading, lines.complaint);
  const order = (section: SheetSection): number => sectionIds.indexOf(section.id);
  // Where all is told in the opening words, there is no course beside them.
  const isTold = course.lines.length > 0 || lines.complaint.length === 0;
  const sections = [...known, ...(isTold ? [course] : []), questions].toSorted(
    (a, b) => order(a) - order(b),
  );
  return { sections, leftOut: leftOut + reach.unread };
}

const sexes = { female: '女', male: '男', unknown: undefined } as const;

function leaningSections(
  { person }: SheetReading,
  { messageId, at, text, formulas }: Leaning,
  redFlagOpen: boolean,
): SheetSection[] {
  const cautious = {
    sex: sexes[person.sex],
    ageYears: person.ageYears,
    pregnant: person.pregnancy,
    lactating: person.lactation === 'yes',
    medicines: person.medicines ?? [],
    allergies: person.allergies ?? [],
    redFlagOpen,
  };
  // What was named before a danger or a pregnancy was told is not handed on.
  const named = whyNoFormula(cautious) === undefined ? summaryFormulas(formulas, cautious) : [];
  const leaning = cleanPhrases(text, cautious);
  const lines = (id: 'leaning' | 'formulas', texts: readonly string[]): SheetSection[] =>
    texts.length === 0
      ? []
      : [{ id, unmentioned: [], lines: texts.map((each, n) => line(id, each, n)) }];
  const line = (id: 'leaning' | 'formulas', words: string, n: number): SheetLine => ({
    key: `${sectionIds.indexOf(id)}-0-${messageId}-0-${n}`,
    text: words,
    by: 'assistant',
    messageId,
    at,
  });
  return [...lines('leaning', leaning === '' ? [] : [leaning]), ...lines('formulas', named)];
}
