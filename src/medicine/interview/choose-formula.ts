import { checkRemedy } from '../herb-safety/check-herb-text.ts';
import { whyNoFormula } from '../herb-safety/patient.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { formulaNamed } from '../herb-safety/recognise-herbs.ts';
import type { Candidate } from '../knowledge/complaint-row.ts';
import { formulaName } from '../summary-block/formula-name.ts';

export type FormulaChoice = {
  name: string;
  herbs: readonly string[];
  /** What the person must know first; empty when nothing special. */
  notes: readonly string[];
  /** Whether it may stand in the summary as a reference formula. */
  isReference: boolean;
};

/**
 * The formula to name for a pattern: the first that raises no warning for this person, else the
 * first that may be named with its warning. Undefined where MED-29 allows none.
 */
export function chooseFormula(candidate: Candidate, person: Patient): FormulaChoice | undefined {
  if (whyNoFormula(person) !== undefined) return undefined;
  const choices = candidate.formulas.flatMap((name) => {
    const formula = formulaNamed(name);
    const check = checkRemedy(name, person);
    if (!formula || check.verdict === 'cut') return [];
    const isReference =
      check.verdict === 'clean' && formula.isFlagged !== true && formulaName(name) === name;
    return [{ name, herbs: formula.herbs, notes: check.notes, isReference }];
  });
  return (
    choices.find((choice) => choice.isReference) ??
    choices.find((choice) => choice.notes.length === 0) ??
    choices[0]
  );
}
