import { mayBePregnant, type Patient } from '../herb-safety/patient.ts';
import type { SummaryLine, SummarySection } from './line.ts';
import { summaryLineTexts as texts } from './texts.ts';

/** A line that rests on what is kept of a person, and on no words of the conversation. */
export type KeptLine = Pick<SummaryLine, 'section' | 'label' | 'status'>;

type Told = Pick<SummaryLine, 'section' | 'label'>;

/**
 * What is kept of somebody in the family, in the form of the lines of a summary. What the conversation tells
 * of the same thing (`told`) stands instead. Pure.
 */
export function keptLines(known: Partial<Patient>, told: readonly Told[]): KeptLine[] {
  const { sex, ageYears, ageMonths } = known;
  const lines = [
    ...(sex === undefined ? [] : [line('person', sex)]),
    ...(ageYears === undefined ? [] : [line('person', texts.age(ageYears, ageMonths))]),
    ...names('medicines', known.medicines, 'taken'),
    ...names('diseases', known.conditions),
    ...names('allergies', known.allergies),
    ...ofPregnancy(known),
  ];
  return lines.filter((kept) => !told.some((line) => isOfSame(kept, line)));
}

const line = (section: SummarySection, label: string, status?: KeptLine['status']): KeptLine => ({
  section,
  label,
  ...(status === undefined ? {} : { status }),
});

/** Nothing was filled in, or that there are none, or which. */
function names(
  section: SummarySection,
  kept: readonly string[] | undefined,
  status?: KeptLine['status'],
): KeptLine[] {
  if (kept === undefined) return [];
  return kept.length === 0
    ? [line(section, '', 'none')]
    : kept.map((name) => line(section, name, status));
}

function ofPregnancy(known: Partial<Patient>): KeptLine[] {
  const { sex, ageYears, pregnant, lactating } = known;
  const nothing = { medicines: [], allergies: [], redFlagOpen: false };
  const isOfAge = sex === '女' && mayBePregnant({ ...nothing, sex, ageYears });
  return [
    ...(pregnant === 'yes' ? [line('pregnancy', texts.pregnancy, 'yes')] : []),
    ...(pregnant === 'no' && isOfAge ? [line('pregnancy', texts.pregnancy, 'no')] : []),
    ...(lactating === true ? [line('pregnancy', texts.nursing, 'yes')] : []),
  ];
}

/** That there is none says something of all, and 华法林钠片 is 华法林. */
function isOfSame(kept: KeptLine, told: Told): boolean {
  if (kept.section !== told.section) return false;
  if (kept.label === '' || told.label === '') return kept.status === 'none';
  return kept.label.includes(told.label) || told.label.includes(kept.label);
}
