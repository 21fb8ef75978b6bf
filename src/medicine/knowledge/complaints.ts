import rows from '../compiled/complaints.json' with { type: 'json' };
import type { Complaint } from './complaint-row.ts';
import { named } from './named-rows.ts';

/** The complaints the interview knows; of two that are opened at the same place the first is taken. */
export const complaints = rows as unknown as readonly Complaint[];

/** What is taken for a child, in pregnancy and where blood comes after the menopause, whatever is told. */
export const childComplaint = takingOverFor('child');
export const pregnancyComplaint = takingOverFor('pregnancy');
export const afterMenopauseComplaint = takingOverFor('bleeding-after-menopause');
/** What is taken where blood is told of in words that name nothing. */
export const bleedingComplaint = takingOverFor('bleeding');
/** What is taken where a woman who nurses tells of her breasts, whatever else is told. */
export const nursingBreastComplaint = takingOverFor('nursing-breast');
export const afterBirthComplaint = complaints.find(({ name }) => name === named.afterBirth);

/** What is taken for a child instead of a complaint, or of words that named none. */
export function complaintOfChild(name: string | undefined, told: string): Complaint {
  const isNamed = ({ childOf = [] }: Complaint): boolean =>
    name !== undefined && childOf.includes(name);
  const isTold = ({ childWords = [] }: Complaint): boolean =>
    childWords.some((word) => told.includes(word));
  return complaints.find(isNamed) ?? complaints.find(isTold) ?? childComplaint;
}

/** Whether a complaint is one of children only. */
export const isOfChild = (row: Complaint): boolean =>
  row.takesOverFor === 'child' || row.childOf !== undefined || row.childWords !== undefined;

function takingOverFor(who: NonNullable<Complaint['takesOverFor']>): Complaint {
  const found = complaints.find(({ takesOverFor }) => takesOverFor === who);
  if (found === undefined) throw new Error(`No complaint takes over for ${who}`);
  return found;
}
