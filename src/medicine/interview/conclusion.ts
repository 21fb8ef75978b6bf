import { withoutQuestions } from '../answers/read-question.ts';
import { hasAsked } from '../dialogue/acts-of.ts';
import type { Finding } from '../findings/finding.ts';
import { constitutionNamed } from '../knowledge/constitutions.ts';
import { patternNamed } from '../knowledge/patterns.ts';
import { rootSymptom } from '../knowledge/symptom-course.ts';
import type { RankedPattern } from '../patterns/differentiate.ts';
import { inexactAgeOf } from '../summary/person-lines.ts';
import { complaintLines } from '../summary/complaint-lines.ts';
import { presentSymptoms } from '../summary/present-symptoms.ts';
import type { SymptomsSummary } from '../summary-block/symptoms-summary.ts';
import type { FormulaChoice } from './choose-formula.ts';
import { chooseFormula } from './choose-formula.ts';
import { courseQuestion } from './fixed-questions.ts';
import type { InterviewState } from './interview-state.ts';
import { ownWords } from './own-words.ts';
import answerLists from '../compiled/lexicon/answer.json' with { type: 'json' };
import signLists from '../compiled/lexicon/sign.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { interviewTexts as texts } from './texts.ts';

const answerWords = lexicon(answerLists);
const signWords = lexicon(signLists);
const ofTongue = signWords['sign.tongue-start'].regExp('');
const nothingTold = answerWords['answer.nothing-told'].regExp('');

/** What the interview comes to. */
export type Conclusion = {
  /** The pattern it leans to; undefined when what was said does not decide. */
  first: RankedPattern | undefined;
  /** Another one that stays possible. */
  second: RankedPattern | undefined;
  formula: FormulaChoice | undefined;
  /** The likeliest that something speaks for, where it leans to none. */
  open: readonly RankedPattern[];
  /** The present findings, most specific only, in the order of the conversation. */
  symptoms: readonly Finding[];
};

/** With fewer signs than this nothing is said about a pattern. */
const signsMin = 2;
/** The same for one that the complaint does not list. */
const composedSignsMin = 4;
const shareMin = 0.3;
/** The second is named when it has this part of the first's share; where a third has it too, none leads. */
const openRatio = 0.6;
const openMax = 2;
const wordsMax = 40;

export function concludeFrom(state: InterviewState, ranked: readonly RankedPattern[]): Conclusion {
  const symptoms = presentSymptoms(state);
  const [best, next, third] = ranked;
  const isNear = (one: RankedPattern | undefined): one is RankedPattern =>
    best !== undefined && one !== undefined && one.share >= best.share * openRatio;
  const first =
    best &&
    hasReason(state, best) &&
    best.share >= shareMin &&
    !isNear(third) &&
    !state.person.redFlagOpen
      ? best
      : undefined;
  const second = first && isNear(next) ? next : undefined;
  const formula = first && !second ? chooseFormula(first.candidate, state.person) : undefined;
  const told = ranked.filter(({ for: signs }) => signs.length > 0);
  const open = first === undefined ? told.slice(0, openMax) : [];
  return { first, second, formula, open, symptoms };
}

/** Enough signs, and a main one that most of the others do not share: else its meaning was never said. */
function hasReason(
  { complaint }: InterviewState,
  { for: signs, isComposed }: RankedPattern,
): boolean {
  const candidates = complaint?.row?.candidates ?? [];
  const isShared = (symptom: string): boolean =>
    candidates.filter(({ main, second, support }) =>
      [...main, ...second, ...support].includes(symptom),
    ).length >
    candidates.length / 2;
  const isTelling = signs.some(({ grade, symptom }) => grade === '主症' && !isShared(symptom));
  return signs.length >= (isComposed ? composedSignsMin : signsMin) && isTelling;
}

/** The summary of a consultation; it holds no symptom that the person did not state. */
export function summaryOf(
  state: InterviewState,
  conclusion: Conclusion,
  recommendations: readonly string[],
): SymptomsSummary {
  const { first, second, formula } = conclusion;
  const names = conclusion.symptoms.map(({ symptom }) => symptom);
  const row = state.complaint?.row;
  const { chief } = complaintLines(state, conclusion.symptoms);
  const isTold =
    row !== undefined && names.length > 0 && (row.kind !== 'history' || chief.length > 0);
  const tongue = names.filter((name) => ofTongue.test(name)).join('，');
  const leaning = [first, second].filter((item) => item !== undefined).map((item) => item.pattern);
  const patterns = leaning.join(texts.or);
  const name = state.complaint?.row?.name;
  return {
    gender: state.person.sex ?? '未说明',
    age: ageText(state),
    ...(state.person.ageYears === undefined ? {} : { ageYears: state.person.ageYears }),
    symptoms: isTold ? namedSymptoms(state, conclusion) : [...told(state), ...names],
    prescriptions: formula?.isReference ? [formula.name] : [],
    ...(tongue === '' ? {} : { tongue }),
    ...(leaning.length === 0 ? {} : { pattern: patterns }),
    ...(leaning.length === 0 || name === undefined || row?.kind === 'constitution'
      ? {}
      : { possibleDiagnosis: texts.leaningTo(name, patterns) }),
    ...(recommendations.length === 0 ? {} : { recommendations: recommendations.join('；') }),
  };
}

/** The complaints with their time, then the other symptoms. */
function namedSymptoms(state: InterviewState, { symptoms }: Conclusion): string[] {
  const { lines, chief } = complaintLines(state, symptoms);
  const named = new Set(chief.map(({ symptom }) => symptom));
  const others = symptoms.map(({ symptom }) => symptom).filter((symptom) => !named.has(symptom));
  const withTime = (label: string, time = ''): string =>
    time === '' ? label : `${label}（${time}）`;
  return [
    ...lines
      .filter(({ label }) => named.has(label))
      .map(({ label, detail }) => withTime(label, detail)),
    ...others.map((symptom) => withTime(symptom, state.ownDurations.get(rootSymptom(symptom)))),
  ];
}

/** The complaint and its course in the person's own words, where we have no names for them. */
function told({ complaint, turns }: InterviewState): string[] {
  const words =
    complaint && ownWords(withoutQuestions(complaint.words) || complaint.words, wordsMax);
  const course = turns.findIndex((turn) => hasAsked(turn, courseQuestion.id));
  const answer = course === -1 ? undefined : turns[course + 1]?.content;
  const isTelling = (text: string | undefined): text is string =>
    text !== undefined && !nothingTold.test(text);
  return [words, answer && texts.inOwnWords(ownWords(answer, wordsMax))].filter(isTelling);
}

function ageText(state: InterviewState): string {
  const { facts, person } = state;
  const inexact = inexactAgeOf(state);
  if (inexact !== undefined) return inexact;
  if (facts.ageMonths !== undefined && facts.ageMonths < 36) return texts.months(facts.ageMonths);
  return person.ageYears === undefined ? '' : `${Math.floor(person.ageYears)}岁`;
}

/** The plain meaning of a pattern. */
export function plainMeaning(pattern: string): string {
  return patternNamed(pattern)?.plain ?? constitutionNamed(pattern)?.plain ?? '';
}
