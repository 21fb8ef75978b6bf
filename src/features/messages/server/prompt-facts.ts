import { tenQuestions, type AskedPerson } from '#medicine/course/ten-questions.ts';
import { currentFindings } from '#medicine/findings/current-findings.ts';
import { findPerson, type Person as PersonFound } from '#medicine/findings/find-person.ts';
import type { Finding, Turn } from '#medicine/findings/finding.ts';
import { saidWords } from '#medicine/findings/said-words.ts';
import { mayBePregnant, whyNothing, type Person } from '#medicine/herb-safety/person.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import { answerOnPair } from '#medicine/interview/answer-on-pair.ts';
import { itemName } from '#medicine/interview/requested-item.ts';
import { differentiate, type Evidence } from '#medicine/patterns/differentiate.ts';
import { newDoubt } from '#medicine/interview/doubt-question.ts';
import { isOfMind, type Alarm } from '#medicine/triage/alarm.ts';
import { unnamed } from '#medicine/triage/named-dangers.ts';
import { firstChars } from '#platform/contract/chars.ts';

/** Maximum length of the facts given to a model in addition to the conversation (characters). */
export const promptFactsCharsMax = 2000;
const quoteCharsMax = 20;
const findingsMax = 24;
const patternsMax = 3;

/**
 * What our own reading of a conversation gives a model, one fact a line, most important first: what
 * may be a danger, what it may not do and why, who the person is, what is there and what is not in canonical names with
 * the person's words, the patterns that are possible, what nobody has asked yet. What does not fit
 * is left out whole. Whatever the person wrote stands between 「」, short and on one line.
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
    named(
      '药材查对的结果，请在第一段就照此回答',
      [answerOnPair(turns, person.medicines)].filter(Boolean),
    ),
    named('就诊人', whoIs(turns, person)),
    named('已说有', of('present').slice(0, findingsMax).map(withWords)),
    named('已说没有', of('absent').slice(0, findingsMax).map(withWords)),
    named(
      '问过而说不清',
      of('unknown')
        .slice(0, findingsMax)
        .map(({ symptom }) => symptom),
    ),
    ...patterns
      .filter((pattern) => pattern.for.length > 0)
      .map(
        ({ pattern, for: supporting, against }) =>
          `可能的证型（推算，不是结论）：${pattern}。支持：${evidence(supporting)}；不支持：${evidence(against)}`,
      ),
    named('十问里还没有说到', openItems(turns, findings, personAsked(state.facts, person))),
  ];
  return withinBound(lines.filter((line) => line !== ''));
}

/** Doubtful triage findings in the newest message, one line per topic (decision 052). */
function doubts(turns: readonly Turn[], { redFlagOpen }: Person): string[] {
  const doubt = redFlagOpen ? undefined : newDoubt(turns);
  return doubt ? [`${asksFor(doubt)}，再往下问：${quote(doubt.words)}`] : [];
}

function asksFor({ level, group }: Alarm): string {
  if (!isOfMind(level)) return '可能有危险，只就这句话平实地问一句（是否突然、是否很重）';
  if (group === unnamed) return '听着心里不轻松，先温和地请对方多说一点';
  return level === 'crisis'
    ? '对方可能有轻生的念头，先温和、直接地问有没有'
    : '可能有人伤害对方，先温和地问有没有';
}

function limits(person: Person): string[] {
  const why = whyNothing(person);
  return [
    ...(person.redFlagOpen ? ['有危险信号：先请对方就医，不做辨证'] : []),
    ...(why === undefined ? [] : [`不得提及任何方剂或中药名：${why}`]),
    ...(why === undefined && mayBePregnant(person)
      ? ['还没有确认是否怀孕、哺乳：推荐任何药之前先问']
      : []),
    ...(person.hasTold?.tongue === false ? ['用户没有说过舌象，不要写舌象；也没有脉象'] : []),
  ];
}

function whoIs(turns: readonly Turn[], person: Person): string[] {
  const found = findPerson(turns);
  const pregnancy = { yes: '怀孕', no: '没有怀孕', unknown: '' }[person.pregnant ?? 'unknown'];
  const list = (title: string, names: readonly string[] | undefined): string =>
    names === undefined
      ? ''
      : `${title}：${names.length === 0 ? '说没有' : names.map(quote).join('')}`;
  const { temperature, systolic, diastolic, ageText } = found;
  return [
    found.about === 'other' ? '替别人问' : '',
    person.sex ?? '',
    ageText === undefined ? ageOf(person) : quote(ageText),
    person.sex === '男' ? '' : pregnancy,
    person.lactating === true ? '哺乳期' : '',
    list('过敏', person.allergies.length > 0 ? person.allergies : found.allergies),
    list('在用的药', person.medicines.length > 0 ? person.medicines : found.medicines),
    list('常用中药', person.ownHerbs),
    list('慢性病', found.chronicDiseases),
    temperature === undefined ? '' : `体温${temperature}℃`,
    systolic === undefined ? '' : `血压${systolic}/${diastolic ?? '未说'}`,
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
  const isTongueOpen = !turns.some(({ content }) => content.includes('舌'));
  return [
    ...open.map(({ key }) => itemName(key)),
    ...(isTongueOpen ? ['舌苔（请对方自己看）'] : []),
  ];
}

const ageOf = ({ ageYears }: Person): string =>
  ageYears === undefined ? '' : `约${Math.floor(ageYears)}岁（个人资料）`;

const named = (title: string, facts: readonly string[]): string =>
  facts.length === 0 ? '' : `${title}：${facts.join('，')}`;

function withWords(finding: Finding): string {
  const { symptom, polarity } = finding;
  const words = polarity === 'present' ? saidWords(finding) : finding.words;
  return words.trim() === '' || words === symptom ? symptom : symptom + quote(words);
}

function evidence(signs: readonly Evidence[]): string {
  const names = signs.map(({ symptom, polarity }) =>
    polarity === 'denied' ? `没有${symptom}` : symptom,
  );
  return names.length === 0 ? '暂无' : names.join('、');
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
