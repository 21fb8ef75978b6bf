import { cleanPhrases, summaryFormulas } from '../herb-safety/clean-summary.ts';
import { whyNoFormula, type Patient } from '../herb-safety/patient.ts';
import { readInterview } from '../interview/interview-state.ts';
import { keptLines } from '../summary/kept-lines.ts';
import { summaryLines } from '../summary/summary-lines.ts';
import { knownToTriage } from '../triage/known-to-triage.ts';
import { triage } from '../triage/triage.ts';
import { courseSection } from './course-section.ts';
import { questionSection } from './doctor-questions.ts';
import { factSections } from './fact-sections.ts';
import { readForSheet, type SheetReading } from './sheet-reading.ts';
import {
  sectionIds,
  type Leaning,
  type SheetLine,
  type SheetSection,
  type ToldTurn,
  type VisitSheet,
} from './sheet.ts';
import { keptSheetLines, sectionOf, toldLines } from './told-lines.ts';
import { tenItems } from './ten-items.ts';
import { withinReach } from './within-reach.ts';

/**
 * The sheet a person takes to a doctor, from the turns of one consultation, oldest first. Every line
 * of the person's is a stretch of what was written; nothing is reworded, completed or concluded.
 * What the assistant leaned to stands apart, its formulas only while nothing speaks against naming
 * one. Of somebody in the family, what is `known` besides stands on it as such. Costs as much as
 * reading the conversation a few times; of a very long one the middle is not read.
 */
export function visitSheet(
  turns: readonly ToldTurn[],
  leaning: Leaning | null,
  known: Partial<Patient> = {},
): VisitSheet {
  const reach = withinReach(turns);
  const state = readInterview(reach.turns, known);
  const readByModel = state.findings.filter(({ symptom }) => state.byModel.has(symptom));
  const reading = readForSheet(reach.turns, known, readByModel);
  const found = triage(reach.turns, knownToTriage(known));
  const summed = summaryLines(state, found);
  const lines = toldLines(reading, summed);
  const kept = keptSheetLines(keptLines(known, summed));
  const ten = tenItems(reading);
  const facts = factSections(reading, [...lines.history, ...kept.history]);
  const isMan = reading.person.sex === 'male';
  const parts = (['person', 'complaint', 'alarms', 'medicines', 'allergies', 'pregnancy'] as const)
    .filter((id) => id !== 'pregnancy' || !isMan || lines[id].length > 0)
    .map((id) => sectionOf(id, lines[id], kept[id]));
  const told = leaning === null ? [] : leaningSections(reading, leaning, found.alarms.length > 0);
  const before = [...parts, ten, ...facts, ...told];
  const questions = questionSection(reading, before);
  const { section: course, leftOut } = courseSection(reading, lines.complaint);
  const order = (section: SheetSection): number => sectionIds.indexOf(section.id);
  // Where all is told in the opening words, there is no course beside them.
  const isTold = course.lines.length > 0 || lines.complaint.length === 0;
  const sections = [...before, ...(isTold ? [course] : []), questions].toSorted(
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
