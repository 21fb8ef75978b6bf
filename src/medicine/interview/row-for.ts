import { findFindings } from '../findings/find-findings.ts';
import type { Turn } from '../findings/finding.ts';
import type { SettledFacts } from '../findings/subject-facts.ts';
import { formulaAgeMin } from '../herb-safety/patient.ts';
import type { Patient } from '../herb-safety/patient.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import {
  afterBirthComplaint,
  afterMenopauseComplaint,
  bleedingComplaint,
  nursingBreastComplaint,
  complaintOfChild,
  isOfChild,
  pregnancyComplaint,
} from '../knowledge/complaints.ts';
import { named } from '../knowledge/named-rows.ts';
import { bleedsAfterMenopause, tellsOfBlood } from './bleeding-told.ts';
import type { ChosenComplaint } from './choose-complaint.ts';

/** Whether the message with the complaint tells of the breasts. */
function tellsOfBreast(turns: readonly Turn[], { turn, words }: ChosenComplaint): boolean {
  const { words: names, weaklyOpenedBy = [], named: called = [] } = nursingBreastComplaint;
  const isFound = findFindings(turns).some(
    ({ span, symptom, polarity }) =>
      span.turn === turn && polarity === 'present' && weaklyOpenedBy.includes(symptom),
  );
  return isFound || [...names, ...called].some((name) => words.includes(name));
}

/**
 * The complaint that is asked about: a child, a pregnant woman and one who bleeds after the menopause have a
 * history of their own, whatever the complaint is.
 */
export function rowFor(
  chosen: ChosenComplaint | undefined,
  turns: readonly Turn[],
  facts: SettledFacts,
  known: Partial<Patient>,
): Complaint | undefined {
  if (bleedsAfterMenopause(turns, findFindings(turns), facts)) return afterMenopauseComplaint;
  if (facts.lactation === 'yes' && chosen !== undefined && tellsOfBreast(turns, chosen))
    return nursingBreastComplaint;
  const isUnnamed = chosen !== undefined && chosen.complaint === undefined;
  const complaint = isUnnamed && tellsOfBlood(turns) ? bleedingComplaint : chosen?.complaint;
  const age = facts.ageYears ?? known.ageYears;
  if (age !== undefined && age < formulaAgeMin)
    return complaintOfChild(complaint?.name, chosen?.words ?? '');
  // 宝宝两个月奶越来越少了怎么追, of a mother of 26: it is hers.
  if (age !== undefined && facts.about === 'self' && complaint && isOfChild(complaint))
    return afterBirthComplaint;
  return facts.pregnancy === 'yes' && complaint?.name !== named.afterBirth
    ? pregnancyComplaint
    : complaint;
}
