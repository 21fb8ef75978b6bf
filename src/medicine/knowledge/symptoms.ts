import rows from '../compiled/symptoms.json' with { type: 'json' };
import type { Symptom } from './symptom-row.ts';

export type { Symptom } from './symptom-row.ts';

export const symptoms = rows as unknown as readonly Symptom[];

const byName = new Map(symptoms.map((symptom) => [symptom.name, symptom]));

/** The symptom of that canonical name, if there is one. */
export function symptomNamed(name: string): Symptom | undefined {
  return byName.get(name);
}
