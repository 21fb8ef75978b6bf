import { answerTo, asksOf, hasAsked, hasDone } from '../dialogue/acts-of.ts';
import { askingText, isQuestion } from '../dialogue/asking-text.ts';
import { withoutOldFacts } from '../dialogue/read-old-turns.ts';
import { currentFindings, patientIn } from '../findings/current-findings.ts';
import {
  durationOfModel,
  factsWithModel,
  findingsOfModel,
  namesByModel,
} from '../model-reading/completed-by-model.ts';
import { findFindings } from '../findings/find-findings.ts';
import { findPerson } from '../findings/find-person.ts';
import type { SettledFacts } from '../findings/subject-facts.ts';
import type { Finding, Turn } from '../findings/finding.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { checkedPatient, medicinesNamed } from '../herb-safety/checked-patient.ts';
import type { Patient } from '../herb-safety/patient.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { listedIn } from '../triage/listed-parts.ts';
import type { TriageLevel } from '../triage/triage.ts';
import { readSymptoms } from '../findings/read-symptoms.ts';
import { aboutQuestion, chooseComplaint } from './choose-complaint.ts';
import {
  answeredDuration,
  complaintDuration,
  durationOf,
  illnessDuration,
  ownDurations,
} from './complaint-duration.ts';
import { isAlarmQuestion, isFactQuestion, whichQuestion } from './fixed-questions.ts';
import { tongueQuestion } from '../knowledge/complaints-questions.ts';
import { pregnancyComplaint } from '../knowledge/complaints.ts';
import { chosenOptions, findingsOf } from './option-findings.ts';
import { meantFindings } from './meant-findings.ts';
import { otherComplaints } from './other-complaints.ts';
import { questionsPut } from './questions-put.ts';
import { requestedItem } from './requested-item.ts';
import { rowFor } from './row-for.ts';
import { shortAnswers } from './short-answers.ts';
import { withoutMereQuestions } from '../answers/mere-question.ts';
import { withoutReactions } from './without-reactions.ts';
import type { ChosenOption } from './option-findings.ts';
import answerLists from '../compiled/lexicon/answer.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { named } from '../knowledge/named-rows.ts';
import { answerTexts } from './answer-texts.ts';

const answerWords = lexicon(answerLists);
const unclearSight = answerWords['answer.unclear-sight'].regExp();
const cold = answerWords['answer.cold'].regExp();

/** A complaint with the message it was told in; `row` is undefined where it is none that we know. */
export type ToldComplaint = { row: Complaint | undefined; words: string; turn: number };

/** Everything the interview knows before it answers; a function of the conversation alone. */
export type InterviewState = {
  turns: readonly Turn[];
  /** Number of the user's turns that tell something; those that ask to be asked do not count. */
  userTurns: number;
  /** Undefined while no complaint has been told. */
  complaint: ToldComplaint | undefined;
  /** Other complaints that were told, oldest first. */
  otherComplaints: readonly ToldComplaint[];
  findings: Finding[];
  facts: SettledFacts;
  person: Patient;
  /** What the caller knows besides the conversation. */
  known: Partial<Patient>;
  /** How long anything has lasted, in the person's words. */
  duration: string | undefined;
  /** How long the complaint has; undefined where the time was said of something else. */
  complaintDuration: string | undefined;
  /** How long each symptom has lasted that a time was told of, by its general name. */
  ownDurations: ReadonlyMap<string, string>;
  /** The names of signs, medicines, diseases and allergies, and how long, that only a model read. */
  byModel: ReadonlySet<string>;
  /** The ids of the questions that were put to the person, but for those passed by for another. */
  asked: ReadonlySet<string>;
  /** Whether the assistant has said what it is. */
  isIntroduced: boolean;
  /** Whether it has said that an alarm is open and that it only records. */
  isAlarmSaid: boolean;
  /** The gravest alarm of the conversation, where the caller has it already. */
  level?: TriageLevel;
  /** Whether the result on this complaint was given. */
  hasResult: boolean;
};

/** Reads a conversation. `known` is what the caller knows besides (profile, open alarm). */
export function readInterview(turns: readonly Turn[], known: Partial<Patient>): InterviewState {
  const symptomatic = withoutMereQuestions(withoutReactions(turns));
  const chosen = aboutQuestion(chooseComplaint(symptomatic), symptomatic, turns);
  const ownFacts = findPerson(turns);
  const facts = factsWithModel(ownFacts, turns);
  const row = rowFor(chosen, symptomatic, facts, known);
  const complaint = chosen && { row, words: chosen.words, turn: chosen.turn };
  // Who turns to another complaint begins anew with it, but says nothing of himself again.
  const isChanged = chosen?.isChange === true;
  const since = turns.slice(isChanged ? chosen.turn : 0);
  const told = findingsTold(symptomatic, row);
  const patient = patientIn(symptomatic, told);
  const findings = currentFindings(told, patient);
  const factsSince = isChanged ? findPerson(since) : facts;
  const said =
    durationOf(since, factsSince, row) ??
    (row === undefined ? illnessDuration(chosen?.words ?? '', factsSince) : undefined);
  const duration = said ?? durationOfModel(since);
  const owned = ownDurations(turns, told, patient);
  return {
    turns,
    userTurns: since.filter((turn) => turn.role === 'user' && requestedItem(turn) === undefined)
      .length,
    complaint,
    otherComplaints: otherComplaints(symptomatic, chosen).map(
      ({ complaint: other, words, turn }) => ({ row: other, words, turn }),
    ),
    findings,
    facts,
    person: personOf(facts, known, turns, complaint?.row),
    known,
    duration,
    // A time of its own, or a corrected one, is said of the whole.
    complaintDuration:
      duration === factsSince.duration &&
      chosen?.isCorrected !== true &&
      answeredDuration(since, factsSince, row) === undefined
        ? complaintDuration(findings, row, owned, duration)
        : duration,
    ownDurations: owned,
    byModel: namesByModel(turns, findings, ownFacts, said ? undefined : duration),
    asked: questionsPut(turns, complaint?.row),
    isIntroduced: turns.some((turn) => hasDone(turn, 'introduce')),
    isAlarmSaid: turns.some((turn) => hasDone(turn, 'record')),
    hasResult: since.some((turn) => hasDone(turn, 'result')),
  };
}

/** The facts on the person and the findings that a result rests on. */
export function factsOf({ person, duration, findings }: InterviewState): string {
  const { sex, ageYears, pregnant, lactating, medicines, allergies, redFlagOpen } = person;
  const known = findings.map(({ symptom, polarity }) => `${symptom}:${polarity}`).toSorted();
  return JSON.stringify([
    [sex, ageYears, pregnant, lactating, redFlagOpen, duration],
    [...new Set([...medicines, ...allergies])].toSorted(),
    known,
  ]);
}

/**
 * Every finding of a conversation in its order, later ones not weighed against earlier ones: free
 * words, one-word answers and tapped options, which say what they stand for and nothing else.
 */
export function findingsTold(turns: readonly Turn[], complaint: Complaint | undefined): Finding[] {
  const leanable = turns.map((turn) =>
    turn.role === 'assistant' ? { role: turn.role, content: leanedOn(turn) } : turn,
  );
  const stated = findFindings(leanable);
  const patient = patientIn(turns, stated);
  const taps = chosenOptions(turns);
  const picked = [...taps, ...shortAnswers(turns).filter((word) => !isWithin(word, taps))];
  const options = picked.flatMap(findingsOf).map((finding) => ({ ...finding, subject: patient }));
  const hasShownTongue = turns.some((turn) => hasAsked(turn, tongueQuestion.id));
  const own = [...meantFindings(turns, outside(stated, picked)), ...options];
  return [...own, ...findingsOfModel(turns, own, patientIn(turns, own))]
    .filter((finding) => !(hasShownTongue && isOnTongue(finding, turns)))
    .map((finding) => asLastingCold(finding, complaint))
    .toSorted((a, b) => a.span.turn - b.span.turn);
}

/** 看不清, said of the tongue in the mirror and of nothing else. */
function isOnTongue({ symptom, span }: Finding, turns: readonly Turn[]): boolean {
  const content = turns[span.turn]?.content ?? '';
  return symptom === named.blurredSight && unclearSight.test(content.trim());
}

/** 怕冷 is a chill only where the complaint knows chills; else the person is cold by nature. */
function asLastingCold(finding: Finding, complaint: Complaint | undefined): Finding {
  if (finding.symptom !== named.chill || !cold.test(finding.words)) return finding;
  const signs = (complaint?.candidates ?? []).flatMap(({ main, second, support, against }) => [
    ...main,
    ...second,
    ...support,
    ...against,
  ]);
  return signs.includes(named.coldByNature) && !signs.includes(named.chill)
    ? { ...finding, symptom: named.coldByNature }
    : finding;
}

function isWithin(word: ChosenOption, taps: readonly ChosenOption[]): boolean {
  return taps.some(
    ({ turn, start, option }) =>
      turn === word.turn && word.start >= start && word.start < start + option.label.length,
  );
}

/** An option says what it stands for and nothing else: what was read within its words is left out. */
function outside(stated: readonly Finding[], chosen: readonly ChosenOption[]): Finding[] {
  const byTurn = Map.groupBy(chosen, ({ turn }) => turn);
  return stated.filter(
    ({ span }) =>
      !byTurn
        .get(span.turn)
        ?.some(({ start, option }) => start < span.end && start + option.label.length > span.start),
  );
}

/** What an answer may lean on: the questions of a turn but for those on facts and alarms. */
function leanedOn(turn: Turn): string {
  const { dialogue } = turn;
  if (dialogue === undefined) return withoutOldFacts(turn.content);
  if (dialogue.by !== 'engine') return askingText(turn);
  return dialogue.acts
    .flatMap((act) => (isQuestion(act) && !isFactQuestion(act.question) ? [act.text] : []))
    .join('\n');
}

/** What the checks of a reply go by, with the settled facts in place of the possible ones. */
function personOf(
  facts: SettledFacts,
  known: Partial<Patient>,
  turns: readonly Turn[],
  complaint: Complaint | undefined,
): Patient {
  const checked = checkedPatient(turns, known);
  const sex = checked.sex ?? (complaint === pregnancyComplaint ? '女' : undefined);
  // What the caller knows outlives a bare "都没有" to a question about several things.
  const isKnown = known.pregnant === 'yes' || facts.pregnancy === 'unknown';
  const pregnant = isKnown ? known.pregnant : facts.pregnancy;
  return {
    ...checked,
    sex,
    ageYears: facts.ageYears ?? known.ageYears,
    pregnant: pregnant ?? (sex === '男' ? 'no' : 'unknown'),
    medicines: [
      ...(known.medicines ?? []),
      ...(facts.medicines ?? []),
      ...(facts.chronicDiseases ?? []),
      ...(known.conditions ?? []),
      ...medicinesNamed(turns),
    ],
    allergies: [...(known.allergies ?? []), ...(facts.allergies ?? [])],
    redFlagOpen: checked.redFlagOpen || saidYesToAlarm(turns),
  };
}

/** Whether a question on alarms was answered with yes and never taken back. */
function saidYesToAlarm(turns: readonly Turn[]): boolean {
  return turns.some((turn, at) =>
    asksOf(turn).some(({ question, text }) => {
      if (!isAlarmQuestion(question)) return false;
      const answer = answerTo(turns[at + 1], question);
      const isYes = answer.includes(answerTexts.hasAlarm) || stanceOf(answer) === 'yes';
      return isYes && !saysItIsNone(turns, at + 2, listedIn(text));
    }),
  );
}

/** Whether the answer to the question which of them it is names neither what was listed nor a symptom. */
function saysItIsNone(turns: readonly Turn[], at: number, listed: readonly string[]): boolean {
  if (!hasAsked(turns[at], whichQuestion.id)) return false;
  const answer = answerTo(turns[at + 1], whichQuestion.id);
  const stance = stanceOf(answer);
  if (answer === '' || stance !== null) return stance === 'no';
  return !listed.some((part) => answer.includes(part)) && readSymptoms(answer).length === 0;
}
