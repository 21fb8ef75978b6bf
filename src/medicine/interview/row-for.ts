import { findFindings } from '../findings/find-findings.ts';
import type { Turn } from '../findings/finding.ts';
import type { SettledFacts } from '../findings/subject-facts.ts';
import { formulaAgeMin } from '../herb-safety/patient.ts';
import type { Patient } from '../herb-safety/patient.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import {
  afterBirthComplaint,
  afterMenopauseComplaint,
  complaintOfChild,
  isOfChild,
  pregnancyComplaint,
} from '../knowledge/complaints.ts';
import { named } from '../knowledge/named-rows.ts';
import type { ChosenComplaint } from './choose-complaint.ts';

/** Blood after the menopause is to be looked into first, however little and whatever else is told. */
function bleedsAfterMenopause(turns: readonly Turn[], { menopause }: SettledFacts): boolean {
  const signs: readonly string[] = menopause
    ? [named.bleedingAfterMenopause, named.vaginalBleeding]
    : [named.bleedingAfterMenopause];
  return findFindings(turns).some(
    ({ symptom, polarity, time }) =>
      signs.includes(symptom) && polarity === 'present' && time === 'now',
  );
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
  if (bleedsAfterMenopause(turns, facts)) return afterMenopauseComplaint;
  const complaint = chosen?.complaint;
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
