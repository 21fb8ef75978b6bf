import type { Act } from '../dialogue/turn-acts.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { saidWords } from '../findings/said-words.ts';
import { formulaAgeMin, whyNoFormula } from '../herb-safety/person.ts';
import { seasonalAdvice } from '../knowledge/advice-seasonal.ts';
import type { Day } from '../knowledge/advice-seasonal.ts';
import { careText } from '../knowledge/care-advice.ts';
import type { Evidence, RankedPattern } from '../patterns/differentiate.ts';
import type { Conclusion } from './conclusion.ts';
import { decidingAnswers } from './deciding-answers.ts';
import { plainMeaning } from './conclusion.ts';
import { rejectionLine } from './confirm-question.ts';
import { linesFor } from './fit-sex.ts';
import type { InterviewState } from './interview-state.ts';
import { answerIn } from './answer-slot.ts';
import { quotedClauses } from './quoted-clauses.ts';
import { careAdvice } from './care-level.ts';
import { crisisTexts } from './crisis-texts.ts';
import { interviewTexts as texts } from './texts.ts';
import { pickerOf } from './understanding.ts';

const evidenceMax = 6;
const againstMax = 2;
const generalGoSooner = [careText('call-now-if'), careText('go-soon-if')];

/** The advice for daily life that goes with a conclusion. */
export function adviceFor(state: InterviewState, conclusion: Conclusion, today?: Day): string[] {
  if (state.level === 'crisis') return [crisisTexts.advice];
  if (state.person.redFlagOpen) return [careText('with-summary')];
  const common = state.complaint?.row?.advice ?? [careText('daily')];
  const seasonal = today === undefined ? [] : seasonalAdvice(today).advice.slice(0, 1);
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

/** The assistant's turn that gives the result: leaning, care, formula where safe, when to go. */
export function writeResultTurn(
  state: InterviewState,
  conclusion: Conclusion,
  today?: Day,
): string {
  const row = state.complaint?.row;
  const usual = state.level === 'crisis' ? crisisTexts.goSooner : generalGoSooner;
  const goSooner = linesFor(row?.goSooner ?? usual, state.person.sex);
  const opening = state.hasResult ? texts.updated : openingLine(state, conclusion);
  return [
    ...answerOf(state),
    ...[rejectionLine(state)].filter(Boolean),
    opening,
    `**${texts.leaning}**\n\n${leaningText(state, conclusion)}`,
    `**${texts.care}**\n\n${list(adviceFor(state, conclusion, today))}`,
    ...formulaText(state, conclusion),
    whenText(state, goSooner),
    ...othersText(state),
    pickerOf(state)(texts.summaryReady),
  ].join('\n\n');
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

/** How soon to go; whoever should go at once is not told when a visit will do. */
function whenText(state: InterviewState, goSooner: readonly string[]): string {
  const { level, text } = careAdvice(state);
  const isNow = level === 'emergency';
  const clinic = state.complaint?.row?.clinic;
  const later = clinic === undefined || isNow || level === 'day' ? '' : `\n\n${clinic}。`;
  const lead = isNow ? texts.onTheWay : texts.sooner;
  return `**${texts.when}**\n\n${text}${lead}\n\n${list(goSooner)}${later}`;
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
  const words = quotedClauses(state, conclusion.symptoms.slice(0, 3), evidenceMax);
  const { complaintDuration: duration } = state;
  const isQuoted = duration === undefined || words.includes(duration);
  const since = isQuoted ? '' : `（${duration}）`;
  const whose = state.facts.about === 'other' ? '' : texts.you;
  const pick = pickerOf(state);
  const lead = pick(hasLeftOpen(state) ? texts.thanks : texts.thanksClear);
  return words === '' ? pick(texts.thanks) : texts.mainly(lead, whose, words, since);
}

/** Whether any question was passed over, so that nobody is praised for what was not said. */
function hasLeftOpen({ turns }: InterviewState): boolean {
  return turns.some(({ role, content }) => role === 'user' && stanceOf(content) === 'unsure');
}

function leaningText(state: InterviewState, conclusion: Conclusion): string {
  const { first, second } = conclusion;
  const row = state.complaint?.row;
  if (state.person.redFlagOpen) return texts.alarmOpen;
  if (row?.kind === 'history') return texts.forDoctor;
  if (!first) return row === undefined ? texts.forDoctor : unclearText(state, conclusion);
  const parts = [
    ...(row === undefined ? [texts.forDoctor] : []),
    texts.resembles(first.pattern, plainMeaning(first.pattern), reasons(state, first)),
    ...(second ? [alsoText(state, first, second)] : []),
    row?.kind === 'constitution' ? texts.constitutionCaveat : texts.caveat,
  ];
  return parts.join('\n\n');
}

/** That nothing is decided, and what would decide it. */
function unclearText(state: InterviewState, { open }: Conclusion): string {
  if (state.complaint?.row?.kind === 'constitution')
    return `${texts.tooLittle}${texts.withSummary}`;
  const [one, other] = open;
  const deciding = one && other ? decidingText(state, one, other) : '';
  const what = deciding === '' ? texts.wouldDecideAny : deciding;
  return `${texts.unclear}${what}${texts.withSummary}`;
}

function alsoText(state: InterviewState, first: RankedPattern, second: RankedPattern): string {
  const { pattern } = second;
  const why = reasons(state, second);
  if (state.complaint?.row?.kind === 'constitution')
    return texts.partly(pattern, plainMeaning(pattern), why);
  const deciding = decidingText(state, first, second);
  const apart = deciding === '' ? texts.toTellApart : deciding;
  return texts.notExcluded(pattern, plainMeaning(pattern), why, apart);
}

/** The answers that would speak for the one pattern or the other. */
function decidingText(state: InterviewState, one: RankedPattern, other: RankedPattern): string {
  const leans = [
    { to: one, signs: decidingAnswers(state, one, other) },
    { to: other, signs: decidingAnswers(state, other, one) },
  ].flatMap(({ to, signs }) =>
    signs.length === 0
      ? []
      : [texts.wouldLean(signs.map((sign) => `“${sign}”`).join('、'), to.pattern)],
  );
  return leans.length === 0 ? '' : texts.wouldDecide(leans.join('；'));
}

function reasons(state: InterviewState, pattern: RankedPattern): string {
  const supporting = wordsOf(state, pattern.for, evidenceMax);
  const opposing = wordsOf(
    state,
    pattern.against.filter((evidence) => evidence.polarity === 'present'),
    againstMax,
  );
  return [
    supporting === '' ? '' : texts.becauseOf(supporting),
    opposing === '' ? '' : texts.against(opposing),
  ].join('');
}

function formulaText(state: InterviewState, { first, second, formula }: Conclusion): string[] {
  const { person } = state;
  const kind = state.complaint?.row?.kind;
  if (person.redFlagOpen || !state.complaint?.row || kind === 'constitution') return [];
  if (person.ageYears !== undefined && person.ageYears < formulaAgeMin) return [texts.guardian];
  if (whyNoFormula(person) !== undefined) return [texts.pregnancy];
  if (!first || kind === 'history') return [];
  if (second || !formula) return second ? [texts.notYet] : [];
  const composition = texts.composition(formula.herbs.join('、'));
  const notes = formula.notes.length > 0 ? texts.reminder(formula.notes.join('；')) : '';
  const opening = formula.isReference ? texts.toDiscuss : texts.lineOfThought;
  return [
    `**${texts.reference}**\n\n${opening}${formula.name}。${composition}${texts.referenceNote}${notes}`,
  ];
}

/** The clauses that the evidence rests on. */
function wordsOf(state: InterviewState, evidence: readonly Evidence[], max: number): string {
  const told = evidence.flatMap(
    ({ symptom, words }) =>
      state.findings.find(
        (finding) => finding.symptom === symptom || (words && words === saidWords(finding)),
      ) ?? [],
  );
  return quotedClauses(state, told, max);
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
