import type { Complaint } from './complaint-row.ts';
import { commonCold } from './complaints-common-cold.ts';
import { constipation } from './complaints-constipation.ts';
import { cough } from './complaints-cough.ts';
import { diarrhoea } from './complaints-diarrhoea.ts';
import { headache } from './complaints-headache.ts';
import { insomnia } from './complaints-insomnia.ts';
import { menstrualPain } from './complaints-menstrual-pain.ts';
import { stomachPain } from './complaints-stomach-pain.ts';

/** The complaints the interview differentiates. To add one, write its file and list it here. */
export const complaints: readonly Complaint[] = [
  menstrualPain,
  stomachPain,
  diarrhoea,
  constipation,
  commonCold,
  cough,
  headache,
  insomnia,
];

export function complaintNamed(name: string): Complaint | undefined {
  return complaints.find((complaint) => complaint.name === name);
}
