import negationJson from '../compiled/lexicon/negation.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { broaderSymptom } from '../knowledge/symptom-broader.ts';
import { deniedByWellness } from '../knowledge/symptom-denials.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import type { Finding, Polarity, Subject, Turn } from './finding.ts';
import { subjectTold } from './told-subject.ts';

const denying = lexicon(negationJson)['negation.letter'].words;

/** Whose complaint the findings are: the one of whom more is stated; the writer when even. */
export function patientOf(findings: readonly Finding[]): Subject {
  let other = 0;
  let self = 0;
  for (const { subject, polarity, time } of findings) {
    if (polarity !== 'present' || time !== 'now') continue;
    if (subject === 'other') other += 1;
    else self += 1;
  }
  return other > self ? 'other' : 'self';
}

/**
 * Whose complaint a conversation is about: as it tells in so many words, else as the findings do. Of a
 * child nothing may be told that we know; of others the findings decide then.
 */
export function patientIn(turns: readonly Turn[], findings: readonly Finding[]): Subject {
  const told = subjectTold(turns);
  const isTold = told?.isChild === true || findings.some(({ subject }) => subject === told?.about);
  return told !== undefined && isTold ? told.about : patientOf(findings);
}

/** Whether words speak of a symptom at all: 不渴 does of 口不渴, 都没有 does not. */
function isNamed(symptom: string, words: string): boolean {
  return [...symptom].some(
    (character) => !denying.includes(character) && words.includes(character),
  );
}

/**
 * The patient's state now, one finding per symptom: later statements correct earlier ones, an open
 * question never overrides an answer. Adds what follows without doubt: the opposite of what is
 * stated is denied, a denied half of a pair states the other, the specific states the general.
 * @param patient whose state
 */
export function currentFindings(
  findings: readonly Finding[],
  patient = patientOf(findings),
): Finding[] {
  const state = new Map<string, Finding>();
  const derived = new Map<string, Finding>();
  const derive = (symptom: string, polarity: Polarity, from: Finding): void => {
    derived.set(symptom, { ...from, symptom, polarity });
  };
  for (const finding of findings) {
    const { symptom, polarity, subject, time } = finding;
    if (subject !== patient || time === 'hypothetical') continue;
    if (time === 'past' && !state.has(symptom)) continue;
    const now: Finding =
      time === 'past' ? { ...finding, polarity: 'absent', time: 'now' } : finding;
    if (polarity === 'unknown' && state.has(symptom)) continue;
    state.delete(symptom);
    state.set(symptom, now);
    const opposite = symptomNamed(symptom)?.opposite;
    if (now.polarity === 'present' && opposite !== undefined && state.delete(opposite)) {
      state.set(opposite, { ...now, symptom: opposite, polarity: 'absent' });
    }
  }
  for (const finding of state.values()) {
    const row = symptomNamed(finding.symptom);
    const denied = deniedByWellness[finding.symptom] ?? [];
    if (finding.polarity === 'present') {
      if (row?.opposite !== undefined) derive(row.opposite, 'absent', finding);
      for (const symptom of denied) derive(symptom, 'absent', finding);
    } else if (finding.polarity === 'absent' && row?.absentMeans !== undefined) {
      const inferred = isNamed(row.absentMeans, finding.words) ? {} : { isInferred: true as const };
      derive(row.absentMeans, 'present', { ...finding, ...inferred });
    }
  }
  for (const finding of [...state.values(), ...derived.values()]) {
    let general = broaderSymptom[finding.symptom];
    while (finding.polarity === 'present' && general !== undefined) {
      if (state.get(general)?.polarity !== 'present') state.delete(general);
      derive(general, 'present', finding);
      general = broaderSymptom[general];
    }
  }
  for (const [symptom, finding] of derived) if (!state.has(symptom)) state.set(symptom, finding);
  return [...state.values()];
}
