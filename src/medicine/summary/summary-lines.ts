import type { InterviewState } from '../interview/interview-state.ts';
import type { Triage } from '../triage/triage.ts';
import { alarmLines } from './alarm-lines.ts';
import { complaintLines } from './complaint-lines.ts';
import { courseLines } from './course-lines.ts';
import { nameLines, noneLine } from './fact-lines.ts';
import { summarySections, type FactLine, type SummaryLine } from './line.ts';
import { medicineLines } from './medicine-lines.ts';
import { personLines, pregnancyLines } from './person-lines.ts';
import { presentSymptoms } from './present-symptoms.ts';
import { deniedLines, presentLines } from './sign-lines.ts';
import { uncertainFacts } from './uncertain-facts.ts';

/**
 * What a conversation comes to, line by line, each with the places of the words that it rests on.
 * What nobody spoke of has no line. Pure.
 */
export function summaryLines(state: InterviewState, found: Triage): SummaryLine[] {
  const { turns, facts } = state;
  const present = presentSymptoms(state);
  const { lines: complaints, chief } = complaintLines(state, present, found.alarms);
  const medicines = medicineLines(turns, facts);
  const diseases = nameLines(turns, 'diseases', facts.chronicDiseases ?? [], facts.about);
  const allergies = nameLines(turns, 'allergies', facts.allergies ?? [], facts.about);
  const lines: FactLine[] = [
    ...personLines(state),
    ...complaints,
    ...alarmLines(turns, found),
    ...courseLines(turns),
    ...presentLines(
      state,
      present.filter((finding) => !chief.includes(finding)),
    ),
    ...deniedLines(state),
    ...medicines,
    ...(medicines.length === 0 ? noneLine(turns, 'medicines') : []),
    ...diseases,
    ...(diseases.length === 0 ? noneLine(turns, 'diseases') : []),
    ...allergies,
    ...(allergies.length === 0 ? noneLine(turns, 'allergies') : []),
    ...pregnancyLines(state),
  ];
  const uncertain = new Set(uncertainFacts(state).map(({ id }) => id));
  return lines
    .map(({ fact, ...line }): SummaryLine =>
      fact !== undefined && uncertain.has(fact) ? { ...line, isUncertain: true } : line,
    )
    .filter(({ spans }) => spans.length > 0)
    .map((line) => (state.byModel.has(line.label) ? { ...line, by: 'model' as const } : line))
    .toSorted((a, b) => summarySections.indexOf(a.section) - summarySections.indexOf(b.section));
}
