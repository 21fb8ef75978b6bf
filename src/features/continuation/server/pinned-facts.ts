// Facts that a continuation must not lose (CON-15): red flags, allergies, pregnancy, medicines. Each is a
// sentence of the person; only facts without one, such as a bare yes to a question, become a generated
// statement.
import { askingTextOfAll } from '#medicine/dialogue/asking-text.ts';
import { findPerson } from '#medicine/findings/find-person.ts';
import type { SettledFacts } from '#medicine/findings/subject-facts.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { questionsIn } from '#medicine/findings/lean-on-question.ts';
import { normalise } from '#medicine/findings/normalise.ts';
import { ownSentences, type OwnSentence } from '#medicine/findings/own-sentences.ts';
import { medicinesIn } from '#medicine/herb-safety/own-medicines.ts';
import { triage, type Alarm } from '#medicine/triage/triage.ts';
import { firstChars } from '#platform/contract/chars.ts';
import { pinnedCharsMax, pinnedLinesMax } from '../rules.ts';
import carriedLists from '#medicine/compiled/lexicon/carried.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';
import { carriedTexts as texts } from './carried-texts.ts';

const carriedWords = lexicon(carriedLists);
const questionWords = carriedWords['carried.question-words'].regExp('gu');
const pregnancySign = carriedWords['carried.pregnancy'].regExp();
const lactationSign = carriedWords['carried.lactation'].regExp();
const allergicTo = carriedWords['carried.to'].regExp();
const perhaps = carriedWords['carried.perhaps-pregnant'].regExp();

/** The lines to pin, most serious first; empty if there are none. */
export function pinnedFacts(turns: readonly Turn[]): string[] {
  const sentences = ownSentences(turns, pinnedCharsMax);
  const lines = [
    ...triage(turns).alarms.flatMap((alarm) => alarmLines(turns, sentences, alarm)),
    ...personLines(turns, sentences),
  ];
  return [...new Set(lines.map((line) => firstChars(line, pinnedCharsMax)))].slice(
    0,
    pinnedLinesMax,
  );
}

const asTurns = (...lines: string[]): Turn[] => lines.map((content) => ({ role: 'user', content }));
const raises = (lines: string[], group: string): boolean =>
  triage(asTurns(lines.join('\n'))).alarms.some((alarm) => alarm.group === group);

/** How many of the newest sentences are tried as the second half of a danger. */
const searchedMax = 200;

/** The sentences that trigger triage, so that they trigger it again in the continuation. */
function alarmLines(
  turns: readonly Turn[],
  sentences: readonly OwnSentence[],
  { group, span, words }: Alarm,
): string[] {
  const here = sentences
    .filter(({ turn, start, end }) => turn === span.turn && start < span.end && end > span.start)
    .map(({ text }) => text);
  if (raises(here, group)) return here;
  // Signs of one danger can be mentioned far apart, or by a yes to a question.
  const other = sentences
    .slice(-searchedMax)
    .findLast(({ text }) => raises([...here, text], group));
  if (other) return other.turn < span.turn ? [other.text, ...here] : [...here, other.text];
  const before = turns[span.turn - 1];
  const question = statementOf(before ? questionsIn(askingTextOfAll(before)) : '');
  return question !== '' && raises([question], group) ? [question] : here.concat(words).slice(0, 1);
}

function statementOf(question: string): string {
  return question.replaceAll(questionWords, '').replaceAll(/[？?]/gu, '').trim();
}

type Fact = {
  key: string;
  plain: string;
  /** Only sentences with these characters are analyzed, because analysis is expensive. */
  sign: (normalised: string) => boolean;
};

/** Facts about the person that a continuation must know; denials are excluded. */
function factsOf(person: SettledFacts): Fact[] {
  const named = (names: string[] | undefined, plain: (name: string) => string): Fact[] =>
    (names ?? []).map((name) => ({
      key: plain(name),
      plain: plain(name),
      sign: (text) => text.includes(name),
    }));
  const pregnancy = { key: texts.pregnancyKey, plain: texts.pregnant, sign: has(pregnancySign) };
  const lactation = { key: texts.nursingKey, plain: texts.nursing, sign: has(lactationSign) };
  return [
    ...named(person.allergies, (name) => texts.allergicTo(name.replace(allergicTo, ''))),
    ...(person.pregnancy === 'yes' ? [pregnancy] : []),
    ...(person.lactation === 'yes' ? [lactation] : []),
    ...named(person.medicines, (name) => texts.takes(name)),
    ...named(person.chronicDiseases, (name) => texts.hasDisease(name)),
  ];
}

const has = (pattern: RegExp) => (text: string) => pattern.test(text);

function personLines(turns: readonly Turn[], sentences: readonly OwnSentence[]): string[] {
  const person = findPerson(turns);
  const facts = factsOf(person);
  const own = tellers(facts, sentences);
  const lines = facts.map(({ key, plain }) => own.get(key) ?? plain);
  return [...lines, ...perhapsPregnant(person, sentences), ...otherMedicines(sentences, lines)];
}

/** The first sentence that states each fact without context; stops once all are found. */
function tellers(facts: readonly Fact[], sentences: readonly OwnSentence[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { text } of sentences) {
    const open = facts.filter(({ key }) => !found.has(key));
    if (open.length === 0) break;
    const normalised = normalise(text);
    if (!open.some(({ sign }) => sign(normalised))) continue;
    const keys = keysIn(text);
    for (const { key } of open) if (keys.has(key)) found.set(key, text);
  }
  return found;
}

const keysIn = (text: string): Set<string> =>
  new Set(factsOf(findPerson(asTurns(text))).map(({ key }) => key));

/** 可能怀孕了 is neither yes nor no, and still determines what can be suggested. */
function perhapsPregnant({ pregnancy }: SettledFacts, sentences: readonly OwnSentence[]): string[] {
  if (pregnancy === 'yes' || pregnancy === 'no') return [];
  return sentences
    .filter(({ text }) => perhaps.test(text))
    .map(({ text }) => text)
    .slice(-1);
}

/** Medicines by the names known to the herb checks, except those already mentioned. */
function otherMedicines(sentences: readonly OwnSentence[], lines: readonly string[]): string[] {
  const listed = new Set(lines.flatMap((line) => medicinesIn(line)));
  return sentences.flatMap(({ text }) => {
    const fresh = medicinesIn(text).filter((name) => !listed.has(name));
    for (const name of fresh) listed.add(name);
    return fresh.length > 0 ? [text] : [];
  });
}
