import type { Finding } from '../findings/finding.ts';
import { broaderSymptom } from '../knowledge/symptom-broader.ts';
import { patternNamed } from '../knowledge/patterns.ts';
import type { RankedPattern } from '../patterns/differentiate.ts';
import type { SymptomsSummary } from '../summary-block/symptoms-summary.ts';
import type { FormulaChoice } from './choose-formula.ts';
import { chooseFormula } from './choose-formula.ts';
import type { InterviewState } from './interview-state.ts';

/** What the interview comes to. */
export interface Conclusion {
  /** The pattern it leans to; undefined when too little was said. */
  first: RankedPattern | undefined;
  /** Another one that stays possible. */
  second: RankedPattern | undefined;
  formula: FormulaChoice | undefined;
  /** The present findings, most specific only, in the order of the conversation. */
  symptoms: readonly Finding[];
}

/** With fewer signs than this nothing is said about a pattern. */
const signsMin = 2;
const shareMin = 0.3;
/** The second is named when it has this part of the first's share. */
const openRatio = 0.6;
const symptomsMax = 24;
const wordsMax = 40;

export function concludeFrom(state: InterviewState, ranked: readonly RankedPattern[]): Conclusion {
  const symptoms = presentSymptoms(state.findings);
  const [best, next] = ranked;
  const first =
    best && best.for.length >= signsMin && best.share >= shareMin && !state.person.redFlagOpen
      ? best
      : undefined;
  const second = first && next && next.share >= first.share * openRatio ? next : undefined;
  const formula = first && !second ? chooseFormula(first.candidate, state.person) : undefined;
  return { first, second, formula, symptoms };
}

function presentSymptoms(findings: readonly Finding[]): Finding[] {
  const present = findings.filter(
    ({ polarity, time, symptom }) =>
      polarity === 'present' && time === 'now' && !/^(?:纳|眠|大便|小便|精神)可$/.test(symptom),
  );
  const general = new Set(present.map(({ symptom }) => broaderSymptom[symptom]));
  return present
    .filter(({ symptom }) => !general.has(symptom))
    .toSorted((a, b) => a.span.turn - b.span.turn || a.span.start - b.span.start)
    .slice(0, symptomsMax);
}

/** The summary of a consultation; it holds no symptom that the person did not state. */
export function summaryOf(
  state: InterviewState,
  conclusion: Conclusion,
  recommendations: readonly string[],
): SymptomsSummary {
  const { first, second, formula } = conclusion;
  const names = conclusion.symptoms.map(({ symptom }) => symptom);
  const symptoms = names.length > 0 ? names : told(state);
  const tongue = names.filter((name) => /^[舌苔]|^无苔/.test(name)).join('，');
  const leaning = [first, second].filter((item) => item !== undefined).map((item) => item.pattern);
  const name = state.complaint?.row?.name;
  return {
    gender: state.person.sex ?? '未说明',
    age: ageText(state),
    ...(state.person.ageYears === undefined ? {} : { ageYears: state.person.ageYears }),
    symptoms: withDuration(symptoms, state.duration),
    prescriptions: formula?.isReference ? [formula.name] : [],
    ...(tongue === '' ? {} : { tongue }),
    ...(leaning.length === 0 ? {} : { pattern: leaning.join('或') }),
    ...(leaning.length === 0 || name === undefined
      ? {}
      : { possibleDiagnosis: `${name}，倾向${leaning.join('或')}` }),
    ...(recommendations.length === 0 ? {} : { recommendations: recommendations.join('；') }),
  };
}

function withDuration(symptoms: readonly string[], duration: string | undefined): string[] {
  const [first, ...others] = symptoms;
  if (first === undefined) return [];
  return [duration === undefined ? first : `${first}（${duration}）`, ...others];
}

function told(state: InterviewState): string[] {
  const words = state.complaint?.words.replace(/[\s；;、]+/g, '，').trim() ?? '';
  return words === '' ? [] : [words.slice(0, wordsMax)];
}

function ageText({ facts, person }: InterviewState): string {
  if (facts.ageMonths !== undefined && facts.ageMonths < 36) return `${facts.ageMonths}个月`;
  return person.ageYears === undefined ? '' : `${Math.floor(person.ageYears)}岁`;
}

/** The plain meaning of a pattern. */
export function plainMeaning(pattern: string): string {
  return patternNamed(pattern)?.plain ?? '';
}
