import { broaderSymptom } from './symptom-broader.ts';
import { symptomNamed } from './symptoms.ts';

/** What is seen rather than felt, and what triggers. */
const noCourse = new Set(['诱因', '舌']);

/** Whether it is well rather than ill. */
export function isWell(symptom: string): boolean {
  return symptomNamed(symptom)?.isWell === true;
}

/** The general symptom that a specific one belongs to: 头刺痛 and 头疼 are both 头痛. */
export function rootSymptom(symptom: string): string {
  let root = symptom;
  for (let step = 0; step < 5; step += 1) root = broaderSymptom[root] ?? root;
  return root;
}

/** Whether a symptom has a course to tell of. */
export function hasCourse(symptom: string): boolean {
  const row = symptomNamed(symptom);
  return (
    row !== undefined &&
    !noCourse.has(row.group) &&
    row.isWell !== true &&
    row.isDescription !== true
  );
}
