import type { Act } from '../dialogue/turn-acts.ts';
import type { Finding } from '../findings/finding.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { formulaAgeMin, whyNoFormula } from '../herb-safety/patient.ts';
import { seasonalAdvice } from '../knowledge/advice-seasonal.ts';
import type { Day } from '../knowledge/advice-seasonal.ts';
import { careText } from '../knowledge/care-advice.ts';
import { hasCourse } from '../knowledge/symptom-course.ts';
import type { Conclusion } from './conclusion.ts';
import { rejectionLine } from './confirm-question.ts';
import { linesFor } from './fit-sex.ts';
import type { InterviewState } from './interview-state.ts';
import { answerIn } from './answer-slot.ts';
import { quotedClauses } from './quoted-clauses.ts';
import { careAdvice } from './care-level.ts';
import { crisisTexts } from './crisis-texts.ts';
import { resultTitles as titles } from './result-texts.ts';
import { interviewTexts as texts } from './texts.ts';
import { pickerOf } from './understanding.ts';
import { directionText, reasonsText } from './write-direction.ts';

const evidenceMax = 6;
const seasonalFromYears = 1;
const generalGoSooner = [careText('call-now-if'), careText('go-soon-if')];

/** The advice for daily life that goes with a conclusion. */
export function adviceFor(state: InterviewState, conclusion: Conclusion, today?: Day): string[] {
  if (state.level === 'crisis') return [crisisTexts.advice];
  if (state.person.redFlagOpen) return [careText('with-summary')];
  const common = state.complaint?.row?.advice ?? [careText('daily')];
  // The season asks nothing of a baby: it drinks only milk.
  const isBaby = (state.person.ageYears ?? seasonalFromYears) < seasonalFromYears;
  const seasonal = today === undefined || isBaby ? [] : seasonalAdvice(today).advice.slice(0, 1);
  return [...(conclusion.first?.candidate.advice ?? []), ...common, ...seasonal];
}

/** What a turn with a result does; one under an open alarm says that it only records. */
export function actsOfResult(
  act: 'result' | 'update',
  { person }: InterviewState,
  { first, second }: Conclusion,
): Act[] {
  const patterns = [first, second].flatMap((each) => (each === undefined ? [] : [each.pattern]));
  const isRecord = act === 'result' && person.redFlagOpen;
  return [{ act, patterns }, ...(isRecord ? [{ act: 'record' } as const] : [])];
}

/**
 * The assistant's turn that gives the result: what it most looks like and how soon to see somebody, with
 * every line that may not be missed; behind them the parts that a page folds.
 */
export function writeResultTurn(
  state: InterviewState,
  conclusion: Conclusion,
  today?: Day,
): string {
  const opening = state.hasResult ? texts.updated : openingLine(state, conclusion);
  const advice = adviceFor(state, conclusion, today);
  const isAlarmed = state.person.redFlagOpen;
  return [
    ...answerOf(state),
    ...[rejectionLine(state)].filter(Boolean),
    `${opening}${directionText(state, conclusion)}`,
    careAdvice(state).text,
    ...(isAlarmed ? advice.map((line) => `${line}。`) : []),
    ...withheldText(state, conclusion),
    [...othersText(state), pickerOf(state)(texts.summaryReady)].join(''),
    ...part(titles.care, isAlarmed ? [] : [list(advice)]),
    ...part(titles.when, whenText(state)),
    ...part(titles.reference, formulaText(state, conclusion)),
    ...part(titles.reasons, reasonsText(state, conclusion)),
  ].join('\n\n');
}

function part(title: string, paragraphs: readonly string[]): string[] {
  return paragraphs.length === 0 ? [] : [`**${title}**`, ...paragraphs];
}

/** What the result does not speak of: the other complaints, which are in the summary. */
function othersText(state: InterviewState): string[] {
  const { findings, otherComplaints } = state;
  const opening = otherComplaints.flatMap(
    ({ row, turn }) =>
      findings.find(
        ({ span, polarity, symptom }) =>
          polarity === 'present' && span.turn >= turn && row?.openedBy.includes(symptom),
      ) ?? [],
  );
  const words = quotedClauses(state, opening, evidenceMax);
  return words === '' ? [] : [texts.tookOther(words)];
}

/** When a visit will do, and what must not wait; whoever should go soon is told only how soon. */
function whenText(state: InterviewState): string[] {
  const row = state.complaint?.row;
  const usual = state.level === 'crisis' ? crisisTexts.goSooner : generalGoSooner;
  const goSooner = linesFor(row?.goSooner ?? usual, state.person.sex);
  const { level, what } = careAdvice(state);
  const isSoon = level === 'emergency' || level === 'day';
  const first = isSoon ? what : (row?.clinic ?? what);
  const lead = level === 'emergency' ? texts.onTheWay : texts.sooner;
  return [`${first === '' ? '' : `${first}。`}${lead}`, list(goSooner)];
}

/** The turn after new facts that leave the leaning as it was. */
export function writeUpdateTurn(state: InterviewState, conclusion: Conclusion): string {
  const last = state.turns.length - 1;
  const words = quotedClauses(
    state,
    state.findings.filter(({ span, polarity }) => span.turn === last && polarity === 'present'),
    evidenceMax,
  );
  const { first, second } = conclusion;
  const leaning = [first, second].filter((item) => item !== undefined);
  const names = leaning.map(({ pattern }) => `“${pattern}”`).join(texts.or);
  return [
    ...answerOf(state),
    words === '' ? texts.updated : texts.added(words),
    ...(names === '' ? [] : [texts.unchanged(names)]),
    texts.ifWorse,
  ].join('\n\n');
}

/** What was asked along with the facts is answered before anything else; the level stands below. */
function answerOf(state: InterviewState): string[] {
  const { text = '' } = answerIn(state) ?? {};
  return text === '' ? [] : [text];
}

function openingLine(state: InterviewState, conclusion: Conclusion): string {
  const words = quotedClauses(state, leadingSymptoms(state, conclusion), evidenceMax);
  const { complaintDuration: duration } = state;
  const isQuoted = duration === undefined || words.includes(duration);
  const since = isQuoted ? '' : `（${duration}）`;
  const whose = state.facts.about === 'other' ? '' : texts.you;
  const pick = pickerOf(state);
  const isUnclear = conclusion.first === undefined || hasLeftOpen(state);
  const lead = pick(isUnclear ? texts.thanks : texts.thanksClear);
  return words === '' ? pick(texts.thanks) : texts.mainly(lead, whose, words, since);
}

/** What a result is said to be about: a habit that is told beside a value is none. */
function leadingSymptoms(
  { complaint }: InterviewState,
  { symptoms }: Conclusion,
): readonly Finding[] {
  const isMore =
    complaint?.row?.kind === 'constitution' || symptoms.some(({ symptom }) => hasCourse(symptom));
  return isMore ? symptoms.slice(0, 3) : [];
}

/** Whether any question was passed over, so that nobody is praised for what was not said. */
function hasLeftOpen({ turns }: InterviewState): boolean {
  return turns.some(({ role, content }) => role === 'user' && stanceOf(content) === 'unsure');
}

/** That no formula is named, and why; in view, so that nobody looks for one. */
function withheldText(state: InterviewState, { second }: Conclusion): string[] {
  const { person, complaint } = state;
  const row = complaint?.row;
  if (person.redFlagOpen || row?.kind === 'constitution') return [];
  if (person.ageYears !== undefined && person.ageYears < formulaAgeMin) return [texts.guardian];
  if (whyNoFormula(person) !== undefined) return [texts.pregnancy];
  if (row === undefined || row.kind === 'history') return [texts.noFormula];
  return second ? [texts.notYet] : [];
}

function formulaText(state: InterviewState, conclusion: Conclusion): string[] {
  const { first, formula } = conclusion;
  const row = state.complaint?.row;
  const isWithheld = withheldText(state, conclusion).length > 0;
  if (isWithheld || state.person.redFlagOpen || row?.kind === 'constitution') return [];
  if (!first || !formula) return [];
  const composition = texts.composition(formula.herbs.join('、'));
  const notes = formula.notes.length > 0 ? texts.reminder(formula.notes.join('；')) : '';
  const opening = formula.isReference ? texts.toDiscuss : texts.lineOfThought;
  return [`${opening}${formula.name}。${composition}${texts.referenceNote}${notes}`];
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
