import type { Turn } from '../findings/finding.ts';
import { chooseComplaint } from '../interview/choose-complaint.ts';
import { rootSymptom } from '../knowledge/symptom-course.ts';
import { mostSpecific } from './specific-findings.ts';
import { toldSigns } from './told-signs.ts';

/** The most specific names told of each general symptom: 汗出 was told as 盗汗. Pure. */
export function toldNames(turns: readonly Turn[]): ReadonlyMap<string, readonly string[]> {
  const specific = mostSpecific(toldSigns(turns, chooseComplaint(turns)?.complaint));
  const names = specific.map(({ symptom }) => symptom);
  return Map.groupBy(new Set(names), rootSymptom);
}
