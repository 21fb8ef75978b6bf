// Medicines, diseases and allergies that are so: taken now, had, reacted to. What is only feared,
// thought of, asked about or advised is left out.

import allergyJson from '../compiled/lexicon/allergy.json' with { type: 'json' };
import meantJson from '../compiled/lexicon/meant.json' with { type: 'json' };
import medicineJson from '../compiled/lexicon/medicine.json' with { type: 'json' };
import settledJson from '../compiled/lexicon/settled.json' with { type: 'json' };
import takenJson from '../compiled/lexicon/taken.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { WordList } from '../knowledge/lexicon.ts';
import type { MedicineSaid, NamePlace, ToldMedicine } from '../reading/told-names.ts';
import { medicineStatus } from './medicine-status.ts';
import { endOf } from './named-medicines.ts';
import { isOfSomebodyElse } from './whose-words.ts';

const words = lexicon(settledJson);
export const rightBefore = (list: WordList): RegExp =>
  new RegExp(`${list.source}[^，。；！？]{0,6}$`, 'u');
const feared = rightBefore(words['settled.feared']);
const thoughtOf = rightBefore(words['settled.thought-of']);
const byOthers = words['settled.by-others'].regExp();
const heard = words['settled.heard'].regExp();
const onlyKept = words['settled.only-kept'].regExp();
const got = words['settled.got'].regExp();
const used = words['settled.used'].regExp();
const askedBefore = rightBefore(words['settled.asked-before']);
const askedBehind = words['settled.asked-behind'].regExp();
const inUse = words['settled.in-use'].regExp();
const takenHerb = words['settled.taken-herb'].regExp();
const medicineWords = lexicon(medicineJson);
const herbs = new Set(medicineWords['medicine.chinese'].words);
const asks = medicineWords['medicine.asked'].regExp();
const stillTaken = medicineWords['medicine.still-taken'].regExp();
const notTaken = medicineWords['medicine.not-taken'].regExp();
const noMore = words['settled.no-more'].regExp();
const noLonger = words['settled.no-longer'].regExp();
const triedBefore = words['settled.tried-before'].regExp();
const triedBehind = words['settled.tried-behind'].regExp();
const still = words['settled.still'].regExp();
const stoppedApposed = words['settled.stopped-apposed'].regExp();
const advisedBehind = words['settled.advised-behind'].regExp();
const lately = medicineWords['medicine.lately'].regExp();
const takenWords = lexicon(takenJson);
const takenInClause = takenWords['taken.in-clause'].regExp();
const takenBehind = takenWords['taken.behind'].regExp();
const advisedBefore = takenWords['taken.advised-before'].regExp();
const choiceBefore = takenWords['taken.asked-before'].regExp();
const choiceBehind = takenWords['taken.asked-behind'].regExp();
const refused = takenWords['taken.refused-behind'].regExp();
const failed = takenWords['taken.failed-behind'].regExp();
const measureAsked = takenWords['taken.asked-untaken'].regExp();
const offered = takenWords['taken.offered-before'].regExp();
const pastBefore = takenWords['taken.past-before'].regExp();
const inDish = takenWords['taken.dish-behind'].regExp();
const own = takenWords['taken.own-before'].regExp();
const already = takenWords['taken.already-behind'].regExp();
const ended = takenWords['taken.ended-behind'].regExp();
const again = takenWords['taken.again'].regExp();
const goesOn = takenWords['taken.goes-on'].regExp();
const reaction = words['settled.reaction'].source;
const allergen = new RegExp(
  `^${words['settled.eaten'].source}?(?<name>[\\u4e00-\\u9fffA-Za-z]{1,6}?)${reaction}`,
  'u',
);
const noAllergen = words['settled.no-allergen'].regExp();
const bareAllergen = new RegExp(`^${lexicon(allergyJson)['allergy.allergen'].source}$`, 'u');
const medicines = new Set(medicineWords['medicine.name'].words);
const isAllergy = new RegExp(`^(?:${reaction}|${words['settled.asks-allergies'].source})`, 'u');

export const placesOf = (text: string, pattern: RegExp): NamePlace[] =>
  [...text.matchAll(pattern)].map(({ 0: name, index }) => ({ name, start: index }));

export const placesNamed = (text: string, name: string): NamePlace[] =>
  placesOf(text, new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`), 'gu'));

/** The clause of a place, and the text before the name there and behind it. */
function around(text: string, { name, start }: NamePlace): [string, string, string] {
  const before = clauseBefore(text, start);
  const after = text.slice(start + name.length);
  return [before + name + (/^[^，。；！\n]*/u.exec(after)?.[0] ?? ''), before, after];
}

/** The medicine before a place in one list with it: 华法林 of 吃着华法林，还有美托洛尔. */
function listedBefore(
  text: string,
  { start }: NamePlace,
  named: readonly NamePlace[],
): NamePlace | undefined {
  const before = named.findLast((place) => endOf(place) <= start);
  return before && goesOn.test(text.slice(endOf(before), start)) ? before : undefined;
}

const subjects = ['self', 'other'] as const;

/**
 * What a message says of the medicine at a place, whatever was asked before it; the one judge of it for
 * all that is told.
 * @param named every medicine of the text
 */
export function toldMedicine(
  text: string,
  place: NamePlace,
  named: readonly NamePlace[],
): ToldMedicine {
  const [, before] = around(text, place);
  const possible = mayBeSaidAt(text, place);
  const said = saidByItself(text, place, possible, named);
  const behind = said === undefined ? listedBefore(text, place, named)?.start : undefined;
  const othersIn = subjects.filter((about) => isOfSomebodyElse(before, about));
  return {
    ...place,
    possible,
    ...(said && { said }),
    ...(behind !== undefined && { behind }),
    ...(said === undefined && isAlone(text, place) && { isAlone: true }),
    ...(othersIn.length > 0 && { othersIn }),
  };
}

/** Undefined of a name alone, which is one that is taken only where that was asked, or behind one that is. */
function saidByItself(
  text: string,
  place: NamePlace,
  said: MedicineSaid,
  named: readonly NamePlace[],
): MedicineSaid | undefined {
  const [clause, before, after] = around(text, place);
  if (said === 'taken' && refused.test(after)) return 'untaken';
  if (said === 'taken' && isOver(text, place, named)) return 'stopped';
  if (said === 'asked' && isOwnOne(before, after)) return 'taken';
  if (said !== 'taken') return said;
  if (herbs.has(place.name) && inDish.test(after)) return 'named';
  const isOffered = advisedBefore.test(before) || offered.test(before);
  if (isOffered && !takenBehind.test(after)) return 'considered';
  const isChoice =
    choiceBefore.test(before) || choiceBehind.test(after) || measureAsked.test(after);
  if (isChoice && !isOwnOne(before, after)) return 'asked';
  return takenInClause.test(clause) || takenBehind.test(after) ? 'taken' : undefined;
}

/** Whether a name of what people are commonly allergic to is a sentence of its own behind another one. */
const isAlone = (text: string, { name, start }: NamePlace): boolean =>
  bareAllergen.test(name) &&
  /[。！\n]\s*$/u.test(text.slice(0, start)) &&
  /^\s*(?:[。！\n]|$)/u.test(text.slice(start + name.length));

/** Whether a medicine that is asked about is taken: 我吃的钙片, 四物汤喝了拉稀. */
const isOwnOne = (before: string, after: string): boolean =>
  stillTaken.test(before) || own.test(before) || already.test(after);

/** Whether a medicine, or the list that it is in, was taken and is not any more. */
function isOver(text: string, place: NamePlace, named: readonly NamePlace[]): boolean {
  const [, before, after] = around(text, place);
  const isPast = failed.test(after) || pastBefore.test(before);
  if (isPast && !isStillUsed(before + sentenceRest(after))) return true;
  let end = endOf(place);
  for (const next of named) {
    if (next.start < end) continue;
    const gap = text.slice(end, next.start);
    const isAnother = takenInClause.test(before) && /[，,；]/u.test(gap);
    if (isAnother || !goesOn.test(gap)) return isEndedIn(sentenceRest(gap));
    end = endOf(next);
  }
  return isEndedIn(sentenceRest(text.slice(end)));
}

/** Whether words say that something is not taken any more, and not that it is again. */
function isEndedIn(rest: string): boolean {
  const end = ended.exec(rest);
  return end !== null && !again.test(rest.slice(end.index + end[0].length));
}

/** The same with a medicine that is only named counted as taken, which is the careful side. */
function mayBeSaidAt(text: string, place: NamePlace): MedicineSaid {
  const [clause, before, after] = around(text, place);
  const { name } = place;
  if (isAllergy.test(after)) return 'allergen';
  if (byOthers.test(clause)) return 'others';
  if (onlyKept.test(before) || heard.test(before)) {
    return asks.test(before + name + sentenceRest(after)) ? 'asked' : 'considered';
  }
  const said = saidOf(text, place, before, after);
  if (said === 'taken' || !asks.test(clause)) return said;
  return 'asked';
}

const sentenceRest = (after: string): string => /^[^。！\n]*/u.exec(after)?.[0] ?? '';

function saidOf(
  text: string,
  { name, start }: NamePlace,
  before: string,
  after: string,
): MedicineSaid {
  if (thoughtOf.test(before) || feared.test(before)) return 'considered';
  if (askedBefore.test(before) || askedBehind.test(after)) return 'asked';
  const isResumed = again.test(sentenceRest(after));
  if ((noLonger.test(after) && !isResumed) || wasTried(text, start, before, after))
    return 'stopped';
  if (advisedBehind.test(after)) return 'considered';
  const status = medicineStatus(text, start, name);
  if (status === 'stopped' && !isResumed)
    return notTaken.test(before) && !noMore.test(after) ? 'untaken' : 'stopped';
  if (inUse.test(after)) return 'taken';
  if (got.test(before) && !used.test(sentenceRest(after))) return 'unclear';
  if (status === 'considered') return 'asked';
  return herbs.has(name) && !takenHerb.test(before) ? 'named' : 'taken';
}

const isStillUsed = (sentence: string): boolean => still.test(sentence) || lately.test(sentence);

/** 吃过逍遥丸没什么用, 停了一种药，厄贝沙坦: taken before, and nothing says that it is now. */
function wasTried(text: string, start: number, before: string, after: string): boolean {
  if (before === '' && stoppedApposed.test(text.slice(0, start))) return true;
  const sentence = before + sentenceRest(after);
  if (isStillUsed(sentence)) return false;
  return triedBefore.test(before) || triedBehind.test(after);
}

export function clauseBefore(text: string, at: number): string {
  return (
    text
      .slice(0, at)
      .split(/[，。；！？,;!?\n]/u)
      .at(-1) ?? ''
  );
}

export const unique = (names: readonly string[]): string[] =>
  [...new Set(names)].filter(
    (name, _, all) => !all.some((other) => other !== name && other.includes(name)),
  );

const asksAllergies = words['settled.asks-allergies'].regExp();

/** Whether a question asks for allergies. */
export const isOnAllergies = (question: string): boolean => asksAllergies.test(question);

const takenTail = lexicon(meantJson)['meant.taken-tail'].regExp();

/** What an answer on allergies names: 吃鸡蛋起疹子, 青霉素皮试阳性, 海鲜. */
export const reactedTo = (answer: string): string[] =>
  answer.split(/[。！!\n]+/u).flatMap((sentence, at) =>
    sentence.split(/[，；？,;?\s]+/u).flatMap((clause) => {
      const name = allergen.exec(clause)?.groups?.['name'];
      if (name !== undefined) return noAllergen.test(name) ? [] : [name.replace(takenTail, '')];
      const isMedicine = medicines.has(clause) && (at === 0 || clause !== sentence.trim());
      return bareAllergen.test(clause) && !isMedicine ? [clause] : [];
    }),
  );
