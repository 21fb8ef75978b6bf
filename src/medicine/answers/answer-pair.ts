// "Can I take X with Y?" is answered by the rows of the herb check and those on foods and medicines.
import medicineJson from '../compiled/lexicon/medicine.json' with { type: 'json' };
import type { Turn } from '../findings/finding.ts';
import { namedMedicines } from '../findings/named-medicines.ts';
import { toldMedicine } from '../findings/settled-names.ts';
import { checkHerbList } from '../herb-safety/check-herb-list.ts';
import { readHerbList } from '../herb-safety/herb-list.ts';
import type { ListFinding } from '../herb-safety/list-finding.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { answerPairs } from '../knowledge/answers.ts';
import type { AnswerPair } from '../knowledge/answers.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import { joinedWithin } from './join-sentences.ts';
import type { Question } from './read-question.ts';
import { isSame, substancesIn, unique, wholeName } from './substances.ts';
import type { Substance } from './substances.ts';
import { answerTexts as texts } from './texts.ts';

const words = lexicon(intentJson);
const together = words['intent.together'].regExp();
const choosing = words['intent.choosing'].regExp();
const toBegin = words['intent.to-begin'].regExp();
const unknownName = words['intent.unknown-name'].regExp();
const lately = lexicon(medicineJson)['medicine.lately'].regExp();
const told = new Set(['with-medicine', 'same-ingredient', 'incompatible']);
const adult = { pregnant: false, lactating: false };
const verdicts: readonly AnswerPair['verdict'][] = ['avoid', 'ask', 'apart', 'fine'];

export type PairAsked = {
  question: Question;
  turns: readonly Turn[];
  person: Patient;
};

/**
 * What the rows say of the things that the newest message asks about together, or with what the person is
 * known to take. Of a pair that no row knows it says so, where it is asked about in so many words.
 */
export function answerPair({ question, turns, person }: PairAsked): string | undefined {
  const asked = withoutOwn(question, thingsAsked(question, turns), person).filter(
    (one) => !wasStopped(turns, one),
  );
  const taken = thingsTaken(turns, person).filter(
    (one) => !asked.some((it) => isSame(it, one)) && !wasStopped(turns, one),
  );
  const strange = nameUnknown(question);
  if (strange !== undefined && taken.length > 0)
    return texts.pairUnknown(strange, namesOf(taken)) + texts.pairAskUnknown;
  if (asked.length + taken.length < 2 || asked.length === 0) return undefined;
  const herbs = asked.filter(({ herb }) => herb !== undefined);
  const medicines = [...asked, ...taken].filter((one) => !herbs.includes(one));
  const checked = herbs.length === 0 ? [] : herbFindings(herbs, medicines);
  const rows = rowsBetween(asked, [...asked, ...taken]);
  const known = [...checked.map(({ text }) => text), ...rows];
  const things = asked.filter(({ drug }) => drug === undefined);
  const unknown = pairUnknown(things.length > 0 ? things : asked.slice(0, 1), medicines, known);
  const isAskedTogether =
    together.test(question.asked) || (asked.length > 1 && !choosing.test(question.asked));
  if (known.length === 0) return unknown === '' || !isAskedTogether ? undefined : unknown;
  const isWestern = medicines.some(({ drug }) => drug !== undefined);
  return joinedWithin([
    ...known,
    ...(checked.length > 0 ? [isWestern ? texts.pairAsk : texts.pairAskHerbs] : []),
    unknown,
  ]);
}

/** What the clause asks about by its name, without what is taken and only told beside it: 华法林在吃，能加奥美拉唑吗. */
function withoutOwn(
  { asked }: Question,
  things: readonly Substance[],
  { medicines }: Patient,
): readonly Substance[] {
  const isOwn = ({ words: name }: Substance): boolean =>
    !asked.includes(name) && medicines.some((own) => own.includes(name));
  return things.some(({ words: name }) => asked.includes(name))
    ? things.filter((one) => !isOwn(one))
    : things;
}

const namesOf = (things: readonly Substance[]): string =>
  things.map(({ words: name }) => name).join('、');

/** What is asked about beside what is taken, where no row has its name: 苦瓜茶能一起喝吗. */
const nameUnknown = ({ asked }: Question): string | undefined =>
  together.test(asked) && substancesIn(asked).length === 0
    ? unknownName.exec(asked)?.groups?.['name']
    : undefined;

/** Whether a medicine was stopped by what was said of it last, and not within the last days. */
function wasStopped(turns: readonly Turn[], { words: name, drug }: Substance): boolean {
  if (drug === undefined) return false;
  const text = turns.findLast(
    ({ role, content }) => role === 'user' && content.includes(name),
  )?.content;
  if (text === undefined) return false;
  const place = { name, start: text.indexOf(name) };
  const { said } = toldMedicine(text, place, namedMedicines(text));
  return said === 'stopped' && !lately.test(text);
}

/** The things of the question, or those last spoken of where it only points to them. */
function thingsAsked({ asked, text }: Question, turns: readonly Turn[]): Substance[] {
  // What was eaten or drunk besides has no part in whether a medicine is needed.
  const own = unique(substancesIn(toBegin.test(asked) ? asked : text));
  if (own.some(({ herb, food }) => herb ?? food) || !together.test(asked)) return own;
  const before = turns
    .slice(0, -1)
    .filter(({ role }) => role === 'user')
    .map(({ content }) => substancesIn(content).filter(({ herb, food }) => herb ?? food))
    .findLast((things) => things.length > 0);
  return own.length > 1 ? own : unique([...(before ?? []), ...own]);
}

/** What is taken, by the longest name that was said: 阿托伐他汀 rather than 他汀. */
function thingsTaken(turns: readonly Turn[], { medicines, allergies }: Patient): Substance[] {
  const isTaken = ({ words }: Substance): boolean =>
    medicines.some((entry) => entry.includes(words) || words.includes(entry));
  const said = turns
    .flatMap(({ role, content }) => (role === 'user' ? substancesIn(content) : []))
    .filter((one) => one.drug !== undefined && isTaken(one));
  const all = [...said, ...substancesIn(medicines.join('；')).filter(({ drug }) => drug)];
  return unique(all).filter(
    ({ words }, _, every) =>
      !allergies.some((name) => name.includes(words)) &&
      !every.some((other) => other.words !== words && other.words.includes(words)),
  );
}

/** What the herb check says of herbs with each other and with medicines. */
function herbFindings(
  herbs: readonly Substance[],
  medicines: readonly Substance[],
): { finding: ListFinding; text: string }[] {
  const wordsOf = (things: readonly Substance[]): string =>
    things.map(({ words }) => words).join('、');
  const list = readHerbList(wordsOf(herbs), wordsOf(medicines));
  return checkHerbList(list, adult)
    .filter(({ kind }) => told.has(kind))
    .map((finding) => ({ finding, text: sentence(finding) }));
}

function sentence({ kind, names, medicines, detail, source }: ListFinding): string {
  if (kind === 'with-medicine')
    return texts.pairFound([...names, ...medicines.map(wholeName)].join('、'), detail, source);
  const effect = kind === 'incompatible' ? texts.pairIncompatible(detail) : texts.pairSame(detail);
  return texts.pairFound(names.join('、'), effect, source);
}

/** The rows on what is asked with the rest, the gravest first; what one pair is told once. */
function rowsBetween(asked: readonly Substance[], all: readonly Substance[]): string[] {
  const met = asked.flatMap((one) =>
    all.flatMap((other) => {
      if (isSame(one, other)) return [];
      const row = answerPairs.find((pair) => isBetween(pair, one, other));
      return row === undefined ? [] : [{ row, one: one.words, other: other.words }];
    }),
  );
  const isNamed = ({ row, one, other }: (typeof met)[number]): boolean =>
    [...row.one, ...row.other].filter((name) => name === one || name === other).length > 1;
  const first = [...Map.groupBy(met, ({ row }) => row.id).values()].flatMap((same) =>
    [same.find(isNamed) ?? same[0]].filter((one) => one !== undefined),
  );
  return first
    .toSorted((a, b) => verdicts.indexOf(a.row.verdict) - verdicts.indexOf(b.row.verdict))
    .map(({ row, one, other }) => texts.pair[row.verdict](one, other, row.effect));
}

function isBetween({ one, other }: AnswerPair, a: Substance, b: Substance): boolean {
  const named = (side: readonly string[], { names }: Substance): boolean =>
    side.some((name) => names.has(name));
  return named(one, a) && named(other, b);
}

/** The medicines of which nothing is known with the things asked about. */
function pairUnknown(
  things: readonly Substance[],
  medicines: readonly Substance[],
  known: readonly string[],
): string {
  const rest = medicines
    .filter(({ drug }) => drug !== undefined)
    .map(({ words }) => words)
    .filter((name) => !known.some((text) => text.includes(name)));
  const names = things.map(({ words: name }) => name);
  const others = rest.filter((name) => !names.includes(name));
  if (others.length === 0) return '';
  const unknown = texts.pairUnknown(names.join('、'), others.join('、'));
  return known.length > 0 ? unknown : unknown + texts.pairAskUnknown;
}
