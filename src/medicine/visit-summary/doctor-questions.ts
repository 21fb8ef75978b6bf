import { durationDays } from '../interview/duration-days.ts';
import type { SheetReading } from './sheet-reading.ts';
import {
  doctorQuestionsMax,
  sectionIds,
  type SectionId,
  type SheetLine,
  type SheetSection,
} from './sheet.ts';
import { visitTexts as texts } from './texts.ts';

/** From this many days on a complaint is worth a question about tests (a month). */
const longDays = 30;
const ownMax = 5;

/** What to ask the doctor: the person's own questions, then what a rule finds open. */
export function questionSection(
  reading: SheetReading,
  sections: readonly SheetSection[],
): SheetSection {
  const own = reading.sentences
    .filter(({ isAsking }) => isAsking)
    .slice(-ownMax)
    .map((sentence) => reading.quote(sentence, sentence, { section: 'questions', isWhole: true }));
  const ruled = rules(reading, sections).map((text, at): SheetLine => ({
    key: `${sectionIds.indexOf('questions')}-${text.length}-0-0-${at}`,
    text,
    by: 'rule',
    messageId: null,
    at: null,
  }));
  const lines = [...own, ...ruled].slice(0, doctorQuestionsMax);
  return { id: 'questions', lines, unmentioned: [] };
}

/** No word of the person's is among them: a line that is kept back stays back. */
function rules({ person }: SheetReading, sections: readonly SheetSection[]): string[] {
  const of = (id: SectionId): SheetSection | undefined =>
    sections.find((section) => section.id === id);
  const has = (id: SectionId): boolean => (of(id)?.lines.length ?? 0) > 0;
  const duration = of('complaint')?.lines.find(({ label }) => label === texts.course)?.value;
  const days = duration === undefined ? undefined : durationDays(duration);
  const open = of('ten-questions')?.unmentioned ?? [];
  const isCarrying = person.pregnancy === 'yes' || person.lactation === 'yes';
  return [
    has('alarms') && texts.askAlarms,
    has('complaint') && texts.askCause,
    days !== undefined && days >= longDays && texts.askTests,
    isCarrying && texts.askPregnancy,
    (person.medicines?.length ?? 0) > 0 && texts.askMedicines,
    (person.allergies?.length ?? 0) > 0 && texts.askAllergies,
    has('formulas') && texts.askFormulas,
    !has('tongue') && !has('pulse') && has('complaint') && texts.askTongue,
    open.length > 0 && has('complaint') && texts.askOpen(open.join('、')),
    has('complaint') && texts.askCare,
  ].filter((text): text is string => typeof text === 'string');
}
