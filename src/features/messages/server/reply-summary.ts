// The summary of a reply: facts that the model left out are added, what the checks removed is dropped.
import { formatSummaryBlock } from '#medicine/summary-block/format-summary-block.ts';
import type { SymptomsSummary as ParsedSummary } from '#medicine/summary-block/symptoms-summary.ts';
import type { SymptomsSummary } from '../contract.ts';

/** A written summary, completed with the sex, age and symptoms from the conversation. */
export function completedSummary(written: ParsedSummary, stated: ParsedSummary): ParsedSummary {
  const age = written.age === '' ? { age: stated.age, ...ageYearsOf(stated) } : {};
  return {
    ...written,
    ...age,
    gender: written.gender === '未说明' ? stated.gender : written.gender,
    symptoms: written.symptoms.length === 0 ? stated.symptoms : written.symptoms,
  };
}

const ageYearsOf = ({ ageYears }: ParsedSummary) => (ageYears === undefined ? {} : { ageYears });

/** In how many lines something but the formulas was taken out of a summary; they have their own words. */
export function leftOut(parsed: ParsedSummary | null, kept: ParsedSummary | null): number {
  if (parsed === null) return 0;
  const lines = (summary: ParsedSummary): string[] =>
    formatSummaryBlock({ ...summary, prescriptions: [] }).split('\n');
  const stay = new Set(kept === null ? [] : lines(kept));
  return lines(parsed).filter((line) => !stay.has(line)).length;
}

/** The object that a message carries on the wire (MSG-2): no prescriptions rather than none of them. */
export function summaryOnWire(summary: ParsedSummary): SymptomsSummary {
  return {
    gender: summary.gender,
    age: summary.age,
    symptoms: summary.symptoms,
    ...(summary.prescriptions.length > 0 ? { prescriptions: summary.prescriptions } : {}),
  };
}
