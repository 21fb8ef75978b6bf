import { withoutQuestions } from '../answers/read-question.ts';
import { answerTo, asksOf, hasAsked } from '../dialogue/acts-of.ts';
import type { NamedDanger } from '../dialogue/turn-acts.ts';
import { isChild, mayBePregnant } from '../herb-safety/patient.ts';
import type { Option, Question } from '../knowledge/complaints-questions.ts';
import { questionNamed, tongueQuestion } from '../knowledge/complaints-questions.ts';
import { isOfChild } from '../knowledge/complaints.ts';
import type { RankedPattern } from '../patterns/differentiate.ts';
import { signState } from '../patterns/signs.ts';
import { questionGain } from '../patterns/question-gain.ts';
import {
  alarmId,
  alarmQuestion,
  allergiesQuestion,
  backgroundDetail,
  backgroundQuestion,
  courseQuestion,
  dailyQuestion,
  durationQuestion,
  pregnancyQuestion,
  whichQuestion,
  whoIds,
  whoQuestion,
} from './fixed-questions.ts';
import { takesUp } from './danger-answers.ts';
import type { InterviewState } from './interview-state.ts';
import { confirmationOf, questionsIn } from './option-findings.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { normalise } from '../findings/normalise.ts';
import { isBeforeMovement, weeksTold } from '../triage/number-signs.ts';
import askingLists from '../compiled/lexicon/asking.json' with { type: 'json' };
import answerLists from '../compiled/lexicon/answer.json' with { type: 'json' };
import signLists from '../compiled/lexicon/sign.json' with { type: 'json' };
import toldLists from '../compiled/lexicon/told.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { interviewTexts as texts } from './texts.ts';
import { gainMin, openOptions, separatingQuestions } from './separating-questions.ts';
import { withoutTold } from './without-told.ts';

const answerWords = lexicon(answerLists);
const signWords = lexicon(signLists);
const toldWords = lexicon(toldLists);
const child = toldWords['told.child'].regExp();
const yesOrNo = answerWords['answer.yes-or-no'].regExp();
const vagueBackground = answerWords['answer.vague-background'].regExp();
const noMore = lexicon(askingLists)['asking.no-more'].regExp();
const ofTongue = signWords['sign.tongue'].regExp('');

/** A question as it is asked now. */
export type Asked = {
  id: string;
  text: string;
  suggestions: readonly string[];
  /** The ids of the facts that it asks to confirm. */
  facts?: readonly string[];
  /** The words that may be a danger, where it asks about such. */
  doubt?: NamedDanger & { isMood: boolean };
};

/** The user's turn after which nothing more is asked. */
export const userTurnsMax = 8;
export const questionsPerTurnMax = 1;
/** Questions that are planned ahead, for one who leads the interview. */
const questionsPlannedMax = 2;
/** A lead that ends the asking early. */
const clearShare = 0.75;
const clearSigns = 4;

/** What to ask next, the best first, at most two of which one is asked; nothing when it is time for the result. */
export function nextQuestions(state: InterviewState, ranked: readonly RankedPattern[]): Asked[] {
  if (state.userTurns >= userTurnsMax || wantsNoMore(state)) return [];
  const clarifying = clarifyingQuestion(state);
  if (clarifying) return [clarifying];
  const fixed = fixedQuestions(state);
  if (fixed.length > 0) return fixed.slice(0, questionsPlannedMax);
  if (!state.complaint?.row || state.person.redFlagOpen || isHistoryOnly(state)) return [];
  const signs = isClear(ranked)
    ? []
    : separatingQuestions(state, ranked).map(({ question, options }) => asAsked(question, options));
  const tongue = tongueLeft(state, ranked);
  const isLast = userTurnsMax - state.userTurns === 1;
  // The dangers of another complaint are asked before the tongue, and before the turns run out.
  const alarms = signs.length === 0 || isLast ? alarmsOfOthers(state) : [];
  return [...alarms, ...(isLast ? tongue : signs), ...tongue].slice(0, questionsPlannedMax);
}

/** 别问了，直接说结果 */
const wantsNoMore = ({ turns }: InterviewState): boolean =>
  noMore.test(turns.at(-1)?.content ?? '');

/** The question on the tongue, where the answer would clear something up: looking takes a mirror. */
function tongueLeft(state: InterviewState, ranked: readonly RankedPattern[]): Asked[] {
  if (state.asked.has(tongueQuestion.id) || knowsTongue(state)) return [];
  const { options } = tongueQuestion;
  const candidates = ranked.map(({ candidate }) => candidate);
  const gain = questionGain(candidates, signState(state.findings), options);
  return gain < gainMin ? [] : [asAsked(tongueQuestion, options)];
}

/** The questions on the alarms of the other complaints that were not asked yet. */
const alarmsOfOthers = ({ otherComplaints, asked, person }: InterviewState): Asked[] =>
  otherComplaints
    .filter(({ row }) => row === undefined || !isOfChild(row) || isChild(person))
    .map(({ row }) => alarmQuestion(row, person.sex))
    .filter(({ id }) => !asked.has(id));

function fixedQuestions(state: InterviewState): Asked[] {
  const { facts, known, person, asked, complaint } = state;
  const isNew = (question: Asked): boolean => !asked.has(question.id);
  const isConstitution = complaint?.row?.kind === 'constitution';
  const opening = [
    ...unknownWho(state),
    ...(state.duration === undefined && !isConstitution ? [durationQuestion] : []),
  ].filter(isNew);
  const isPregnancyTold =
    facts.pregnancy !== 'unknown' || facts.lactation === 'yes' || isToldOfPregnancy(known);
  const isFemale = mayBePregnant(person) && !isPregnancyTold;
  const [hasAskedWoman, hasAskedMan] = [true, false].map((may) =>
    asked.has(backgroundQuestion(may).id),
  );
  const safety = [
    ...(hasAskedWoman || hasAskedMan || isConstitution ? [] : backgroundLeft(state, isFemale)),
    ...(isFemale && hasAskedMan && !hasAskedWoman ? [pregnancyQuestion] : []),
  ].filter(isNew);
  const dangers = person.redFlagOpen ? [] : dangersLeft(state);
  if (opening.length + dangers.length + safety.length > 0)
    // What is wrong with a child changes fast: nothing is asked before its dangers.
    return isChild(person)
      ? [...dangers, ...opening, ...safety]
      : [...opening, ...dangers, ...safety];
  if (person.redFlagOpen || !complaint?.row) return [courseQuestion, dailyQuestion].filter(isNew);
  return isHistoryOnly(state) ? [...historyQuestions(state), courseQuestion].filter(isNew) : [];
}

/** What is still to be asked of the background: in one question, or what was not told where medicines were. */
function backgroundLeft({ facts, known }: InterviewState, isFemale: boolean): Asked[] {
  if ((facts.medicines ?? known.medicines) === undefined) return [backgroundQuestion(isFemale)];
  const isAllergyTold = (facts.allergies ?? known.allergies) !== undefined;
  return [...(isFemale ? [pregnancyQuestion] : []), ...(isAllergyTold ? [] : [allergiesQuestion])];
}

/** Asks for sex and age once, and once for the one that the answer left out. */
function unknownWho(state: InterviewState): Asked[] {
  const { person, asked } = state;
  const isSexKnown = person.sex !== undefined;
  const isAgeKnown = person.ageYears !== undefined;
  if (isSexKnown && isAgeKnown) return [];
  const hasAskedBoth = [...asked].some((id) => id.startsWith(whoIds));
  if (hasAskedBoth && !isSexKnown && !isAgeKnown) return [];
  return [whoQuestion(spokenOf(state), { isSexKnown, isAgeKnown })];
}

/** How the one whom the complaint is about is spoken of. */
function spokenOf({ facts, person, complaint }: InterviewState): string {
  if (facts.about !== 'other' && person.isOfFamily !== true) return texts.you;
  if (child.test(complaint?.words ?? '') || isChild(person)) return texts.aChild;
  const { pronouns } = texts;
  return person.sex === undefined ? texts.patient : pronouns[person.sex];
}

/**
 * Whether the question on alarms needs no asking: it was asked with another one, or answered in any
 * way, or asked twice. One passed over with something else (男，52) is asked once more.
 */
function hasAnsweredAlarm({ turns, findings, complaint }: InterviewState): boolean {
  const id = alarmId(complaint?.row);
  const places = turns.flatMap((said, turn) => (hasAsked(said, id) ? [turn] : []));
  const [place] = places;
  if (place === undefined) return false;
  const answer = answerTo(turns[place + 1], id);
  const isAlone = asksOf(turns[place]).length === 1;
  const isHeard =
    stanceOf(answer) !== null ||
    yesOrNo.test(withoutQuestions(answer)) ||
    takesUp(answer, asksOf(turns[place]).find(({ question }) => question === id)?.text ?? '') ||
    findings.some(({ span }) => span.turn === place + 1);
  return places.length > 1 || !isAlone || isHeard;
}

/** The question on the dangers of the complaint as far as they were not told; one passed over is put once more. */
export function dangersLeft(state: InterviewState): Asked[] {
  const { complaint, person, asked, findings, turns, facts } = state;
  if (hasAnsweredAlarm(state)) return [];
  const alarm = alarmQuestion(complaint?.row, person.sex);
  const weeks = turns.flatMap(({ role, content }) =>
    role === 'user' ? [weeksTold(normalise(content))] : [],
  );
  const text = withoutTold(alarm.text, findings, {
    isAgeKnown: person.ageYears !== undefined,
    isBeforeMoves: isBeforeMovement(weeks),
    isNotPregnant: facts.pregnancy === 'no',
  });
  return [{ ...alarm, text: asked.has(alarm.id) ? texts.onceMore(text) : text }];
}

/** Whether the profile tells of pregnancy and lactation, so that neither is asked again. */
function isToldOfPregnancy({ lactating, pregnant }: InterviewState['known']): boolean {
  return pregnant === 'yes' || (pregnant === 'no' && lactating !== undefined);
}

function isHistoryOnly({ complaint }: InterviewState): boolean {
  return complaint?.row?.kind === 'history';
}

/** The questions of a history, in their order; what was told is not asked. */
function historyQuestions(state: InterviewState): Asked[] {
  const signs = signState(state.findings);
  return (state.complaint?.row?.questions ?? []).flatMap((id) => {
    const question = questionNamed(id);
    const options = question === undefined ? [] : openOptions(question, signs, state.person.sex);
    return question === undefined || options.length === 0 ? [] : [asAsked(question, options)];
  });
}

const bareMax = 4;

/** What an answer left open that one more question can settle; each is asked once. */
function clarifyingQuestion({
  turns,
  asked: put,
  facts,
  person,
}: InterviewState): Asked | undefined {
  const answer = turns.at(-1)?.content.trim() ?? '';
  const asked = turns.at(-2);
  if (asked?.role !== 'assistant') return undefined;
  const isBareYes = answer.length <= bareMax && stanceOf(answer) === 'yes';
  const isBackground = [backgroundQuestion(true), backgroundQuestion(false), whichQuestion].some(
    ({ id }) => hasAsked(asked, id),
  );
  if (isBackground) {
    const named = [facts.medicines, facts.allergies, facts.chronicDiseases, person.medicines];
    const isNamed = named.some((list) => (list?.length ?? 0) > 0);
    const isVague = isBareYes || vagueBackground.test(answer);
    return isVague && !isNamed && !put.has(backgroundDetail.id) ? backgroundDetail : undefined;
  }
  if (!isBareYes || person.redFlagOpen) return undefined;
  const offered = asksOf(asked).flatMap(({ options: each }) => each.map(({ label }) => label));
  const options = questionsIn(asked)
    .flatMap((question) => question.options)
    .filter(({ label, present }) => present.length > 0 && offered.includes(label));
  const [first] = options;
  if (first === undefined || options.length < 2) return undefined;
  const question = confirmationOf(first);
  return put.has(question.id) ? undefined : { ...question, suggestions: texts.yesNo };
}

function asAsked(question: Question, options: readonly Option[]): Asked {
  return {
    id: question.id,
    text: question.text,
    suggestions: options.map((option) => option.label),
  };
}

function knowsTongue(state: InterviewState): boolean {
  return state.findings.some(
    ({ symptom, polarity }) => polarity === 'present' && ofTongue.test(symptom),
  );
}

/** Whether the first pattern leads so far that more questions would hardly change it. */
function isClear(ranked: readonly RankedPattern[]): boolean {
  const [first] = ranked;
  return first !== undefined && first.share >= clearShare && first.for.length >= clearSigns;
}
