import { breathingSymptoms } from './symptoms-breathing.ts';
import { chestBellySymptoms } from './symptoms-chest-belly.ts';
import { coldHeatSymptoms, sweatSymptoms } from './symptoms-cold-heat.ts';
import { dietSymptoms, thirstSymptoms } from './symptoms-diet.ts';
import { earEyeSymptoms, headBodySymptoms } from './symptoms-head-body.ts';
import {
  moreBodySymptoms,
  moreHeadSymptoms,
  moreTriggerSymptoms,
  moreUrineSymptoms,
  moreWomenSymptoms,
} from './symptoms-more-complaints.ts';
import { moodSymptoms, sleepSymptoms } from './symptoms-sleep-mood.ts';
import { stoolSymptoms, urineSymptoms } from './symptoms-stool-urine.ts';
import { faceSymptoms, tongueSymptoms } from './symptoms-tongue-face.ts';
import { triggerSymptoms } from './symptoms-trigger.ts';
import { womenSymptoms } from './symptoms-women.ts';
import type { Symptom } from './symptom-row.ts';

export type { Symptom } from './symptom-row.ts';

/** Every symptom the engine knows, in the order of the ten questions. */
export const symptoms: readonly Symptom[] = [
  ...coldHeatSymptoms,
  ...sweatSymptoms,
  ...headBodySymptoms,
  ...stoolSymptoms,
  ...urineSymptoms,
  ...dietSymptoms,
  ...thirstSymptoms,
  ...chestBellySymptoms,
  ...breathingSymptoms,
  ...sleepSymptoms,
  ...moodSymptoms,
  ...earEyeSymptoms,
  ...womenSymptoms,
  ...faceSymptoms,
  ...tongueSymptoms,
  ...triggerSymptoms,
  ...moreBodySymptoms,
  ...moreHeadSymptoms,
  ...moreWomenSymptoms,
  ...moreUrineSymptoms,
  ...moreTriggerSymptoms,
];

const byName = new Map(symptoms.map((symptom) => [symptom.name, symptom]));

/** The symptom of that canonical name, if there is one. */
export function symptomNamed(name: string): Symptom | undefined {
  return byName.get(name);
}
