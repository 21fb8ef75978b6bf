import { dangerLabels, offerAct } from '../dialogue/danger-options.ts';
import type { Act } from '../dialogue/turn-acts.ts';
import type { Turn } from '../findings/finding.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { differentiate } from '../patterns/differentiate.ts';
import type { RankedPattern } from '../patterns/differentiate.ts';
import type { SymptomsSummary } from '../summary-block/symptoms-summary.ts';
import type { Day } from '../knowledge/advice-seasonal.ts';
import { hotlines } from '../knowledge/hotlines.ts';
import type { Hotline } from '../knowledge/hotlines.ts';
import type { Triage, TriageLevel } from '../triage/triage.ts';
import { knownToTriage } from '../triage/known-to-triage.ts';
import { triage } from '../triage/triage.ts';
import { concludeFrom, summaryOf } from './conclusion.ts';
import type { Conclusion } from './conclusion.ts';
import { isCorrection } from './corrected-facts.ts';
import { answersOnArrival } from '../emergency/answers-in-crisis.ts';
import { emergencyTexts } from '../emergency/texts.ts';
import { followedTurn, withDenial, withoutSeen } from './danger-answers.ts';
import { doubtQuestion } from './doubt-question.ts';
import { mayClose } from '../triage/closings.ts';
import type { InterviewState } from './interview-state.ts';
import { factsOf, readInterview } from './interview-state.ts';
import { questionsNow } from './interview-plan.ts';
import { questionsPerTurnMax, type Asked } from './next-questions.ts';
import { questionRequested } from './requested-item.ts';
import { isForeign } from './foreign-letters.ts';
import { joinedTurns } from './joined-turns.ts';
import {
  companyText,
  crisisLine,
  lastCrisis,
  returnAfter,
  withoutCrises,
} from './stay-after-crisis.ts';
import { withOpeningLine } from './result-titles.ts';
import { interviewTexts } from './texts.ts';
import { answerIn, questionOf } from './answer-slot.ts';
import { toldCourse } from './told-change.ts';
import { takesLeave, writeFollowUp, writeLeave } from './write-follow-up.ts';
import { whichDanger } from './which-danger.ts';
import { skipSuggestion } from './skip-suggestion.ts';
import { actOf, actsOfAsking, writeQuestionTurn } from './write-question-turn.ts';
import { writeReasoning } from './write-reasoning.ts';
import { actsOfResult, adviceFor, writeResultTurn, writeUpdateTurn } from './write-result-turn.ts';
import signLists from '../compiled/lexicon/sign.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const isWell = lexicon(signLists)['sign.well'].regExp();

/** The assistant's next turn. */
export type Consultation = {
  /** Markdown, without the summary block. */
  text: string;
  /** How it weighs, plain Chinese. */
  reasoning: string;
  /** Answers that can be tapped. */
  suggestions: string[];
  /** Set when the consultation reaches its result, and when new facts change it. */
  summary: SymptomsSummary | null;
  /** What the turn does, to be stored with it. */
  acts: readonly Act[];
};

/**
 * The built-in interview: reads the whole conversation and gives the assistant's next turn.
 * Deterministic and pure; never throws. The caller answers emergencies itself and does not call
 * this for such a turn; on later turns the interview goes on recording, without any formula.
 * @param person what the caller knows besides the conversation; whether an alarm is open is judged
 * by triage when it is not said
 * @param today for seasonal advice; none is given without it
 * @param lines the telephone lines a question about despair names; the operator may have others
 */
export function consult(
  told: readonly Turn[],
  person: Partial<Patient> = {},
  today?: Day,
  lines: readonly Hotline[] = hotlines,
): Consultation {
  const turns = joinedTurns(told);
  if (isForeign(turns)) return onlyText(interviewTexts.readsChinese);
  const found = triage(turns, knownToTriage(person));
  const { level, alarms } = found;
  const known = { ...person, redFlagOpen: person.redFlagOpen ?? level !== 'routine' };
  const followed = inAlarm(turns, found, known, lines, today);
  if (followed !== undefined) return followed;
  const crisis = lastCrisis(turns, alarms);
  // The caller answers the turn itself that tells of it.
  if (crisis === undefined || crisis.turn === turns.length - 1) {
    const unseen = withoutSeen(turns, found.closings);
    if (unseen.length < turns.length && readInterview(unseen, known).complaint === undefined)
      return onlyText(emergencyTexts.seen);
    const reply = interview(unseen, known, level, lines, today);
    if (level === 'routine') return afterMisreading(reply, turns, found, lines);
    const isAlarmed = alarms.some(({ span }) => span.turn === turns.length - 1);
    return isAlarmed ? { ...reply, suggestions: withDenial(reply.suggestions) } : reply;
  }
  const back = returnAfter(turns, crisis.turn);
  if (back === undefined) {
    const { kind, isOfAnother } = crisis;
    const { text, asks } = companyText(turns, crisis, lines);
    const offer = kind === 'despair' && isOfAnother ? 'despairOfOther' : kind;
    const acts = [{ act: 'stay', crisis: kind } as const, offerAct(offer, asks)];
    return { ...onlyText(text, acts), suggestions: dangerLabels(offer) };
  }
  const arrived = answersOnArrival(turns, crisis, lines);
  const reply =
    arrived.length > 0
      ? onlyText(arrived.join('\n\n'))
      : interview(withoutCrises(turns, crisis), known, level, lines, today);
  return { ...reply, text: withOpeningLine(reply.text, crisisLine(crisis, lines)) };
}

/** The turn that follows an open alarm of the body, or what a doctor found; undefined where there is none. */
function inAlarm(
  turns: readonly Turn[],
  found: Triage,
  known: Partial<Patient>,
  lines: readonly Hotline[],
  today: Day | undefined,
): Consultation | undefined {
  const reply = followedTurn(turns, found, lines);
  if (reply === undefined) return undefined;
  const crisis = lastCrisis(turns, found.alarms);
  const text = crisis === undefined ? reply.text : `${reply.text}\n\n${crisisLine(crisis, lines)}`;
  const state = { ...readInterview(turns, known), level: found.level };
  const conclusion = concludeFrom(state, []);
  const isHandedOver = reply.isForDoctor && conclusion.symptoms.length > 0;
  const { offer, asks } = reply;
  return {
    ...onlyText(text, offer === undefined ? [] : [offerAct(offer, asks)]),
    reasoning: writeReasoning(state, [], []),
    suggestions: offer === undefined ? [] : dangerLabels(offer),
    summary: isHandedOver
      ? summaryOf(state, conclusion, adviceFor(state, conclusion, today))
      : null,
  };
}

/** Says so where the newest message closed an alarm, and keeps the line of despair or violence once. */
function afterMisreading(
  reply: Consultation,
  turns: readonly Turn[],
  { closings }: Triage,
  lines: readonly Hotline[],
): Consultation {
  if (!mayClose(turns.at(-1))) return reply;
  const closed = closings.filter(
    ({ turn, of, by }) => turn === turns.length - 1 && of === 'alarm' && by === 'denial',
  );
  if (closed.length === 0) return reply;
  const kind = closed.some(({ level }) => level === 'crisis')
    ? 'despair'
    : closed.some(({ level }) => level === 'safety')
      ? 'violence'
      : undefined;
  const heard =
    kind === undefined
      ? reply.text
      : withOpeningLine(reply.text, crisisLine({ kind, isOfAnother: false }, lines));
  const acts = closed.map(({ group, level }) => ({ act: 'close', group, level }) as const);
  const text = `${interviewTexts.misread}\n\n${heard}`;
  return { ...reply, text, acts: [...acts, ...reply.acts] };
}

/** The next turn on a complaint; `level` is the gravest alarm of the conversation. */
function interview(
  turns: readonly Turn[],
  known: Partial<Patient>,
  level: TriageLevel,
  lines: readonly Hotline[],
  today: Day | undefined,
): Consultation {
  const state = { ...readInterview(turns, known), level };
  const requested = questionRequested(turns);
  if (requested !== undefined) return asking(state, rank(state), [requested]);
  if (takesLeave(state)) return onlyText(writeLeave(state), [{ act: 'answer' }]);
  if (!state.complaint) return ask(state, [], lines);
  const ranked = rank(state);
  if (state.hasResult) return withDoubt(afterResult(state, ranked, today), state, lines);
  const reply = ask(state, ranked, lines);
  if (reply.suggestions.length > 0) return reply;
  const conclusion = concludeFrom(state, ranked);
  return {
    text: writeResultTurn(state, conclusion, today),
    reasoning: writeReasoning(state, ranked, []),
    ...nothingAsked,
    summary: summaryOf(state, conclusion, adviceFor(state, conclusion, today)),
    acts: actsOfResult('result', state, conclusion),
  };
}

/** The turn after a result: an answer, or what the newest words change. */
function afterResult(
  state: InterviewState,
  ranked: readonly RankedPattern[],
  today: Day | undefined,
): Consultation {
  const { turns, known } = state;
  const before = readInterview(turns.slice(0, -1), known);
  const conclusion = concludeFrom(state, ranked);
  const reasoning = writeReasoning(state, ranked, []);
  const course = toldCourse(turns, bringsSymptom(state, before));
  // A question of one clause tells nothing: 止咳糖浆 is no cough.
  const newest = turns.at(-1)?.content ?? '';
  const isOnlyAsking =
    (questionOf(state) ?? answerIn(state)) !== undefined &&
    !isCorrection(newest) &&
    (!/[，。；,;]\s*\S/u.test(newest) || !bringsSymptom(state, before));
  const isNews = bringsNews(state) || factsOf(state) !== factsOf(before);
  if (course !== undefined || !isNews || isOnlyAsking) {
    const text = writeFollowUp(state, conclusion, course);
    return { text, reasoning, ...nothingAsked, summary: null, acts: [{ act: 'answer' }] };
  }
  const isSame = leaningOf(conclusion) === leaningOf(concludeFrom(before, rank(before)));
  return {
    text: isSame ? writeUpdateTurn(state, conclusion) : writeResultTurn(state, conclusion, today),
    reasoning,
    ...nothingAsked,
    summary: summaryOf(state, conclusion, adviceFor(state, conclusion, today)),
    acts: actsOfResult(isSame ? 'update' : 'result', state, conclusion),
  };
}

/** A reply with the question about what may be a danger behind it. */
function withDoubt(
  reply: Consultation,
  state: InterviewState,
  lines: readonly Hotline[],
): Consultation {
  const doubted = doubtQuestion(state, lines);
  if (doubted === undefined) return reply;
  const suggestions = [...doubted.suggestions, skipSuggestion];
  const acts = [...reply.acts, actOf(doubted)];
  return { ...reply, text: withOpeningLine(reply.text, doubted.text), suggestions, acts };
}

function onlyText(text: string, acts: readonly Act[] = []): Consultation {
  return { text, reasoning: '', ...nothingAsked, summary: null, acts };
}

const nothingAsked = { suggestions: [] };

function leaningOf({ first, second, formula }: Conclusion): string {
  return [first?.pattern, second?.pattern, formula?.name].join('/');
}

function rank({ complaint, findings }: InterviewState): RankedPattern[] {
  return complaint === undefined ? [] : differentiate(complaint.row, findings);
}

function ask(
  state: InterviewState,
  ranked: readonly RankedPattern[],
  lines: readonly Hotline[],
): Consultation {
  const doubted = whichDanger(state, lines) ?? doubtQuestion(state, lines);
  if (doubted) return asking(state, ranked, [doubted]);
  return asking(state, ranked, questionsNow(state, ranked).slice(0, questionsPerTurnMax));
}

function asking(
  state: InterviewState,
  ranked: readonly RankedPattern[],
  questions: readonly Asked[],
): Consultation {
  const suggestions = questions.flatMap((question) => question.suggestions);
  return {
    text: writeQuestionTurn(state, questions),
    reasoning: writeReasoning(state, ranked, questions),
    suggestions: questions.length > 0 ? [...new Set([...suggestions, skipSuggestion])] : [],
    summary: null,
    acts: actsOfAsking(state, questions),
  };
}

/** Whether the last turn tells of a symptom that was not known to be there. */
function bringsSymptom({ turns, findings }: InterviewState, before: InterviewState): boolean {
  const isNew = (symptom: string): boolean =>
    before.findings.every((old) => old.symptom !== symptom || old.polarity !== 'present');
  return findings.some(
    ({ span, polarity, symptom }) =>
      span.turn === turns.length - 1 &&
      polarity === 'present' &&
      !isWell.test(symptom) &&
      isNew(symptom),
  );
}

/** Whether the last turn states, denies or corrects anything. */
function bringsNews(state: InterviewState): boolean {
  const last = state.turns.length - 1;
  return state.findings.some(
    (finding) => finding.span.turn === last && finding.polarity !== 'unknown',
  );
}
