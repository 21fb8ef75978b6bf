import symptomJson from '../compiled/lexicon/symptom.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { denyingForms } from '../knowledge/symptom-denials.ts';
import { symptoms } from '../knowledge/symptoms.ts';
import type { PhraseMatcher } from './phrase-matcher.ts';
import { compilePhrases } from './phrase-matcher.ts';

const symptomWords = lexicon(symptomJson);

export type SymptomValue = { symptom: string; denies: boolean };
type Matchers = { symptoms: PhraseMatcher<SymptomValue>; natures: PhraseMatcher<SymptomValue> };

/** Natures of pain stand inside longer phrases (胃刺痛) and are found there too. */
export const natureNames: ReadonlySet<string> = new Set(symptomWords['symptom.pain-nature'].words);
let matchers: Matchers | undefined;

/** The symptom dictionary, compiled on first use and kept. */
export function symptomMatchers(): Matchers {
  if (matchers !== undefined) return matchers;
  const entries: [string, SymptomValue][] = [];
  const natures: [string, SymptomValue][] = [];
  for (const { name, forms } of symptoms) {
    const value = { symptom: name, denies: false };
    for (const form of forms) {
      entries.push([form, value]);
      if (natureNames.has(name)) natures.push([form, value]);
    }
  }
  for (const [form, symptom] of denyingForms) entries.push([form, { symptom, denies: true }]);
  matchers = { symptoms: compilePhrases(entries), natures: compilePhrases(natures) };
  return matchers;
}
