import { tenQuestions, type AskedPerson } from '#medicine/course/ten-questions.ts';
import { currentFindings } from '#medicine/findings/current-findings.ts';
import { findPerson } from '#medicine/findings/find-person.ts';
import type { SettledFacts } from '#medicine/findings/subject-facts.ts';
import type { Finding, Turn } from '#medicine/findings/finding.ts';
import { saidWords } from '#medicine/findings/said-words.ts';
import { mayBePregnant, whyNothing, type Patient } from '#medicine/herb-safety/patient.ts';
import { readInterview, type InterviewState } from '#medicine/interview/interview-state.ts';
import { answerQuestion } from '#medicine/answers/answer-question.ts';
import type { Complaint } from '#medicine/knowledge/complaint-row.ts';
import { itemName } from '#medicine/interview/requested-item.ts';
import type { Evidence } from '#medicine/patterns/differentiate.ts';
import { newDoubt } from '#medicine/interview/doubt-question.ts';
import { medicinesTold } from '#medicine/summary/medicine-lines.ts';
import { alarmBriefing } from '#medicine/emergency/follow-alarm.ts';
import { hotlines, numbersIn, type Hotline } from '#medicine/knowledge/hotlines.ts';
import { planInterview, type InterviewPlan } from '#medicine/interview/interview-plan.ts';
import type { Day } from '#medicine/knowledge/advice-seasonal.ts';
import { isOfMind, type Alarm } from '#medicine/triage/alarm.ts';
import { openBefore } from '#medicine/triage/open-alarms.ts';
import { knownToTriage } from '#medicine/triage/known-to-triage.ts';
import { triage } from '#medicine/triage/triage.ts';
import { unnamed } from '#medicine/triage/named-dangers.ts';
import { firstChars } from '#platform/contract/chars.ts';
import { readerOf } from '#platform/server/reader.ts';
import type { PlannedPattern } from '#medicine/interview/interview-plan.ts';
import type { Asked } from '#medicine/interview/next-questions.ts';
import type { ToldComplaint } from '#medicine/interview/interview-state.ts';
import { promptTexts as texts } from './prompt-texts.ts';
import toldLists from '#medicine/compiled/lexicon/told.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';
import { hasCourse } from '#medicine/knowledge/symptom-course.ts';

const tongueNamed = lexicon(toldLists)['told.tongue-named'].regExp();

const quoteCharsMax = 20;
const findingsMax = 24;
/** Signs that would decide on a pattern, of each kind. */
const decidingMax = 4;
const linesMax = 3;
/** An age below this is given in months. */
const inMonthsBelow = 24;

export type BriefingOrder = {
  turns: readonly Turn[];
  person: Patient;
  /** The telephone lines in force; ours where none are given. */
  lines?: readonly Hotline[];
  today?: Day;
};

/** What a model gets in addition to the conversation, for another thread. */
export const briefingReader = readerOf(import.meta.url, 'briefingReader', briefingOf);

/** What the interview would do next, and the facts, for a reply to the newest message. */
export function briefingOf(order: BriefingOrder): { plan: InterviewPlan; facts: string[] } {
  const state = readInterview(order.turns, order.person);
  const plan = planInterview(state, order.today);
  return { plan, facts: factsOf(order, state, plan) };
}

/**
 * What our own reading of a conversation gives a model, one fact a line, the most important first: what may be
 * a danger, what it may not do and why, what the rows answer, what to ask next, who the person is, what is
 * there and what is not, in canonical names with the person's words, what would decide on the likeliest
 * pattern, how soon to see a doctor. Whatever the person wrote is quoted between 「」, short and on one line.
 */
function factsOf(
  { turns, person, lines = hotlines }: BriefingOrder,
  state: InterviewState,
  plan: InterviewPlan,
): string[] {
  const findings = currentFindings(state.findings).filter(({ time }) => time === 'now');
  const of = (polarity: Finding['polarity']): Finding[] =>
    findings.filter((finding) => finding.polarity === polarity);
  const [leading, ...others] = plan.patterns;
  const isCalm = doubts(turns, person).length === 0 && !person.redFlagOpen;
  const facts = [
    ...doubts(turns, person),
    ...limits(person),
    ...openAlarm(turns, person),
    ...(isCalm ? [] : [hotlinesIn(lines)]),
    named(texts.answer, answered(turns, person, state.complaint?.row)),
    ...plan.questions.map(asksNext),
    named(texts.person, whoIs(turns, person)),
    complaintOf(state),
    named(texts.present, of('present').slice(0, findingsMax).map(withWords)),
    named(
      texts.absent,
      of('absent')
        .filter(({ symptom }) => hasCourse(symptom))
        .slice(0, findingsMax)
        .map(withWords),
    ),
    named(
      texts.unclear,
      of('unknown')
        .slice(0, findingsMax)
        .map(({ symptom }) => symptom),
    ),
    ...(leading === undefined ? [] : [patternOf(leading), decidingOn(leading)]),
    ...(isCalm ? [hotlinesIn(lines)] : []),
    plan.care === '' ? '' : texts.care(plan.care.replaceAll('**', '')),
    named(texts.goSooner, plan.goSooner.slice(0, linesMax)),
    named(texts.advice, plan.advice.slice(0, linesMax)),
    ...others.map(patternOf),
    plan.isKnowledge
      ? ''
      : named(texts.open, openItems(turns, findings, personAsked(state.facts, person))),
  ];
  return facts.filter((fact) => fact !== '');
}

/** A question of the plan with its answers, by its number. */
function asksNext({ text, suggestions }: Asked, at: number): string {
  return texts.next(at + 1, text, suggestions.join('|'));
}

/** The complaints and how long they have lasted, in the person's words. */
function complaintOf({ complaint, otherComplaints, complaintDuration }: InterviewState): string {
  if (complaint === undefined) return '';
  const nameOf = ({ row, words }: ToldComplaint): string => row?.spoken ?? quote(words);
  const since = complaintDuration === undefined ? '' : texts.since(quote(complaintDuration));
  const more = otherComplaints.map(nameOf);
  return texts.complaint(nameOf(complaint) + since, more.join('、'));
}

const patternOf = ({ pattern, for: supporting, against }: PlannedPattern): string =>
  texts.pattern(pattern, evidence(supporting), evidence(against));

const decidingOn = ({ pattern, confirms, refutes }: PlannedPattern): string =>
  texts.deciding(
    pattern,
    confirms.slice(0, decidingMax).join('、') || texts.none,
    refutes.slice(0, decidingMax).join('、') || texts.none,
  );

function hotlinesIn(lines: readonly Hotline[]): string {
  const { emergency = '', psychological = '' } = numbersIn(lines);
  return texts.hotlines(emergency, psychological);
}

/** Doubtful triage findings in the newest message, one line per topic (decision 052). */
function doubts(turns: readonly Turn[], { redFlagOpen }: Patient): string[] {
  const doubt = redFlagOpen ? undefined : newDoubt(turns);
  return doubt ? [texts.askThis(asksFor(doubt), quote(doubt.words))] : [];
}

function asksFor({ level, group }: Alarm): string {
  if (!isOfMind(level)) return texts.maybeDanger;
  if (group === unnamed) return texts.lowMood;
  return level === 'crisis' ? texts.maybeSuicide : texts.maybeViolence;
}

/** What the rows answer to a question about a food, a medicine or the like. */
function answered(
  turns: readonly Turn[],
  person: Patient,
  complaint: Complaint | undefined,
): string[] {
  const answer = answerQuestion({ turns, person, complaint });
  return answer === undefined || answer.on === 'talk' || answer.text === '' ? [] : [answer.text];
}

/** The script of an open alarm, which the reply has to follow. */
function openAlarm(turns: readonly Turn[], person: Patient): string[] {
  const known = knownToTriage(person);
  const open = person.redFlagOpen ? openBefore(triage(turns, known), turns.length) : [];
  const briefing = alarmBriefing(turns, open, hotlines);
  if (briefing === undefined) return [];
  const { alarm, step = 'none', waiting, avoid, tell, answers } = briefing;
  const isSeen = step === 'arrived';
  return [
    texts.openAlarm(quote(alarm.words), step),
    ...answers.map((answer) => texts.answerThis(answer)),
    ...(isSeen ? [] : [texts.whileWaiting(waiting), texts.notToDo(avoid)]),
    texts.tellDoctor(tell),
  ];
}

function limits(person: Patient): string[] {
  const why = whyNothing(person);
  return [
    ...(person.redFlagOpen ? [texts.alarm] : []),
    ...(why === undefined ? [] : [texts.noRemedy(why)]),
    ...(why === undefined && mayBePregnant(person) ? [texts.askPregnancy] : []),
    ...(person.hasTold?.tongue === false ? [texts.noTongue] : []),
  ];
}

function whoIs(turns: readonly Turn[], person: Patient): string[] {
  const found = findPerson(turns);
  const pregnancy = {
    yes: texts.pregnant,
    possible: texts.perhapsPregnant,
    no: texts.notPregnant,
    unknown: '',
  }[person.pregnant ?? 'unknown'];
  const list = (title: string, names: readonly string[] | undefined): string =>
    names === undefined
      ? ''
      : `${title}：${names.length === 0 ? texts.saidNone : names.map(quote).join('')}`;
  const { temperature, systolic, diastolic, ageText } = found;
  const medicines = medicinesTold(turns, found);
  const withStatus = (...statuses: readonly string[]): string[] =>
    medicines.flatMap(({ name, status }) => (statuses.includes(status) ? [name] : []));
  const notTaken = withStatus('stopped', 'considered', 'asked');
  const taken = person.medicines.filter((name) => !notTaken.includes(name));
  return [
    found.about === 'other' || person.isOfFamily === true ? texts.forOther : '',
    person.sex ?? '',
    ageText === undefined ? ageOf(person, found) : quote(ageText),
    person.sex === '男' ? '' : pregnancy,
    person.lactating === true ? texts.nursing : '',
    list(texts.allergies, person.allergies.length > 0 ? person.allergies : found.allergies),
    list(texts.medicines, taken.length > 0 ? taken : found.medicines),
    ...[
      list(texts.stopped, withStatus('stopped')),
      list(texts.onlySpokenOf, withStatus('considered', 'asked')),
    ].filter((line) => !line.endsWith(texts.saidNone)),
    list(texts.herbs, person.ownHerbs),
    list(texts.chronicDiseases, illnessesOf(person, found)),
    temperature === undefined ? '' : texts.temperature(temperature),
    systolic === undefined ? '' : texts.bloodPressure(systolic, diastolic ?? texts.notSaid),
  ].filter((fact) => fact !== '');
}

/** Those mentioned, and those stored about the family member. */
function illnessesOf({ conditions = [] }: Patient, { chronicDiseases }: SettledFacts) {
  if (conditions.length === 0) return chronicDiseases;
  return [...new Set([...conditions, ...(chronicDiseases ?? [])])];
}

const sexes = { 男: 'male', 女: 'female' } as const;

/** The findings of the conversation, supplemented by the profile. */
const personAsked = (found: SettledFacts, known: Patient): AskedPerson => ({
  ...found,
  sex: known.sex ? sexes[known.sex] : 'unknown',
  ...(known.ageYears !== undefined && { ageYears: known.ageYears }),
  ...(known.medicines.length > 0 && { medicines: [...known.medicines] }),
  ...(known.allergies.length > 0 && { allergies: [...known.allergies] }),
});

/** Topics not mentioned yet. */
function openItems(
  turns: readonly Turn[],
  findings: readonly Finding[],
  person: AskedPerson,
): string[] {
  const open = tenQuestions(turns, findings, person).filter(({ state }) => state === 'open');
  const isTongueOpen = !turns.some(({ content }) => tongueNamed.test(content));
  return [...open.map(({ key }) => itemName(key)), ...(isTongueOpen ? [texts.tongueToAsk] : [])];
}

/** The age of the profile; one that may belong to someone else is left out. */
function ageOf({ ageYears, ageMonths }: Patient, { possible }: SettledFacts): string {
  if (ageYears === undefined || possible.youngestYears !== undefined) return '';
  const isInfant = ageMonths !== undefined && ageMonths < inMonthsBelow;
  return isInfant ? texts.aboutMonths(ageMonths) : texts.aboutAge(Math.floor(ageYears));
}

const named = (title: string, facts: readonly string[]): string =>
  facts.length === 0 ? '' : `${title}：${facts.join('，')}`;

function withWords(finding: Finding): string {
  const { symptom, polarity } = finding;
  const words = polarity === 'present' ? saidWords(finding) : finding.words;
  return words.trim() === '' || words === symptom ? symptom : symptom + quote(words);
}

function evidence(signs: readonly Evidence[]): string {
  const names = signs.map(({ symptom, polarity }) =>
    polarity === 'denied' ? texts.without(symptom) : symptom,
  );
  return names.length === 0 ? texts.none : names.join('、');
}

/** The person's words as data: short, on one line, without what could end the quotation or open a block. */
function quote(words: string): string {
  const plain = words.replace(/[\s「」『』<>【】《》#`*|]+/g, ' ').trim();
  return `「${firstChars(plain, quoteCharsMax)}」`;
}
