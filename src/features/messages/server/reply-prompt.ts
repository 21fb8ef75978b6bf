import { tenQuestions, type AskedPerson } from '#medicine/course/ten-questions.ts';
import { currentFindings } from '#medicine/findings/current-findings.ts';
import { findPerson } from '#medicine/findings/find-person.ts';
import type { Person as PersonFound } from '#medicine/findings/person.ts';
import type { Finding, Turn } from '#medicine/findings/finding.ts';
import { saidWords } from '#medicine/findings/said-words.ts';
import { mayBePregnant, whyNothing, type Person } from '#medicine/herb-safety/person.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import { answerQuestion } from '#medicine/answers/answer-question.ts';
import type { Complaint } from '#medicine/knowledge/complaint-row.ts';
import { itemName } from '#medicine/interview/requested-item.ts';
import { differentiate, type Evidence } from '#medicine/patterns/differentiate.ts';
import { newDoubt } from '#medicine/interview/doubt-question.ts';
import { medicinesTold } from '#medicine/summary/medicine-lines.ts';
import { alarmBriefing } from '#medicine/emergency/follow-alarm.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { isOfMind, type Alarm } from '#medicine/triage/alarm.ts';
import { openBefore } from '#medicine/triage/open-alarms.ts';
import { triage } from '#medicine/triage/triage.ts';
import { unnamed } from '#medicine/triage/named-dangers.ts';
import type { ModelTurn } from '#features/models/language-model.ts';
import { firstChars } from '#platform/contract/chars.ts';
import { readerOf } from '#platform/server/reader.ts';
import { promptTexts as texts } from './prompt-texts.ts';
import toldLists from '#medicine/compiled/lexicon/told.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';

const tongueNamed = lexicon(toldLists)['told.tongue-named'].regExp();

/** Maximum length of the facts given to a model in addition to the conversation (characters). */
export const promptFactsCharsMax = 2000;
const quoteCharsMax = 20;
const findingsMax = 24;
const patternsMax = 3;
/** Limits of the newest turns that a model gets of a long conversation. */
const promptTurnsMax = 60;
const promptCharsMax = 24_000;

/** The prompt of a model other than the built-in engine: our rules, the facts, the newest turns. */
export function replyPrompt(turns: readonly Turn[], facts: readonly string[]): ModelTurn[] {
  const known =
    facts.length > 0
      ? `\n\n${texts.factsHeading}\n${facts.map((fact) => `- ${fact}`).join('\n')}`
      : '';
  return [
    { role: 'system', content: texts.instructions + known },
    ...alternating(newestTurns(turns)),
  ];
}

/** Appended to the prompt of an interrupted reply: its text and the request to continue. */
export function continuationPrompt(text: string): ModelTurn[] {
  return [
    { role: 'assistant', content: text },
    { role: 'user', content: texts.goOn },
  ];
}

function newestTurns(turns: readonly Turn[]): readonly Turn[] {
  let chars = 0;
  let from = turns.length;
  while (from > 0 && turns.length - from < promptTurnsMax) {
    chars += turns[from - 1]?.content.length ?? 0;
    if (chars > promptCharsMax && from < turns.length) break;
    from -= 1;
  }
  return turns.slice(from);
}

/** Merges consecutive turns of one role, which some models refuse. */
function alternating(turns: readonly Turn[]): ModelTurn[] {
  const joined: Turn[] = [];
  for (const turn of turns) {
    const last = joined.at(-1);
    if (last?.role === turn.role) last.content += `\n\n${turn.content}`;
    else joined.push({ ...turn });
  }
  return joined;
}

/**
 * What our own reading of a conversation gives a model, one fact a line, most important first: what
 * may be a danger, what it may not do and why, who the person is, what is there and what is not in canonical names with
 * the person's words, the patterns that are possible, what has not been asked yet. What does not fit
 * is left out whole. Whatever the person wrote is quoted between 「」, short and on one line.
 */
export function promptFacts(turns: readonly Turn[], person: Person): string[] {
  const state = readInterview(turns, person);
  const findings = currentFindings(state.findings).filter(({ time }) => time === 'now');
  const of = (polarity: Finding['polarity']): Finding[] =>
    findings.filter((finding) => finding.polarity === polarity);
  const patterns =
    state.complaint?.row && !person.redFlagOpen
      ? differentiate(state.complaint.row, state.findings).slice(0, patternsMax)
      : [];
  const lines = [
    ...doubts(turns, person),
    ...limits(person),
    ...openAlarm(turns, person),
    named(texts.answer, answered(turns, person, state.complaint?.row)),
    named(texts.person, whoIs(turns, person)),
    named(texts.present, of('present').slice(0, findingsMax).map(withWords)),
    named(texts.absent, of('absent').slice(0, findingsMax).map(withWords)),
    named(
      texts.unclear,
      of('unknown')
        .slice(0, findingsMax)
        .map(({ symptom }) => symptom),
    ),
    ...patterns
      .filter((pattern) => pattern.for.length > 0)
      .map(({ pattern, for: supporting, against }) =>
        texts.pattern(pattern, evidence(supporting), evidence(against)),
      ),
    named(texts.open, openItems(turns, findings, personAsked(state.facts, person))),
  ];
  return withinBound(lines.filter((line) => line !== ''));
}

type FactsOrder = { turns: readonly Turn[]; person: Person };

/** `promptFacts` for another thread. */
export const factsReader = readerOf(
  import.meta.url,
  'factsReader',
  ({ turns, person }: FactsOrder) => promptFacts(turns, person),
);

/** Doubtful triage findings in the newest message, one line per topic (decision 052). */
function doubts(turns: readonly Turn[], { redFlagOpen }: Person): string[] {
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
  person: Person,
  complaint: Complaint | undefined,
): string[] {
  const answer = answerQuestion({ turns, person, complaint });
  return answer?.on === 'thing' ? [answer.text] : [];
}

/** The script of an open alarm, which the reply has to follow. */
function openAlarm(turns: readonly Turn[], { redFlagOpen, pregnant }: Person): string[] {
  const known = pregnant === 'yes' ? { pregnancy: pregnant } : {};
  const open = redFlagOpen ? openBefore(triage(turns, known), turns.length) : [];
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

function limits(person: Person): string[] {
  const why = whyNothing(person);
  return [
    ...(person.redFlagOpen ? [texts.alarm] : []),
    ...(why === undefined ? [] : [texts.noRemedy(why)]),
    ...(why === undefined && mayBePregnant(person) ? [texts.askPregnancy] : []),
    ...(person.hasTold?.tongue === false ? [texts.noTongue] : []),
  ];
}

function whoIs(turns: readonly Turn[], person: Person): string[] {
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
  const medicines = medicinesTold(turns, found.medicines ?? []);
  const told = (...statuses: readonly string[]): string[] =>
    medicines.flatMap(({ name, status }) => (statuses.includes(status) ? [name] : []));
  const notTaken = told('stopped', 'considered', 'asked');
  const taken = person.medicines.filter((name) => !notTaken.includes(name));
  return [
    found.about === 'other' ? texts.forOther : '',
    person.sex ?? '',
    ageText === undefined ? ageOf(person, found) : quote(ageText),
    person.sex === '男' ? '' : pregnancy,
    person.lactating === true ? texts.nursing : '',
    list(texts.allergies, person.allergies.length > 0 ? person.allergies : found.allergies),
    list(texts.medicines, taken.length > 0 ? taken : found.medicines),
    ...[
      list(texts.stopped, told('stopped')),
      list(texts.onlySpokenOf, told('considered', 'asked')),
    ].filter((line) => !line.endsWith(texts.saidNone)),
    list(texts.herbs, person.ownHerbs),
    list(texts.chronicDiseases, found.chronicDiseases),
    temperature === undefined ? '' : texts.temperature(temperature),
    systolic === undefined ? '' : texts.bloodPressure(systolic, diastolic ?? texts.notSaid),
  ].filter((fact) => fact !== '');
}

const sexes = { 男: 'male', 女: 'female' } as const;

/** The findings of the conversation, supplemented by the profile. */
const personAsked = (found: PersonFound, known: Person): AskedPerson => ({
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

/** The age of the profile; one that only may be meant is not told as so. */
const ageOf = ({ ageYears }: Person, { possible }: PersonFound): string =>
  ageYears === undefined || possible.youngestYears !== undefined
    ? ''
    : texts.aboutAge(Math.floor(ageYears));

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

function withinBound(lines: readonly string[]): string[] {
  let chars = 0;
  return lines.filter((line) => {
    if (chars + line.length + 1 > promptFactsCharsMax) return false;
    chars += line.length + 1;
    return true;
  });
}
