import { boundedCache } from '../findings/bounded-cache.ts';
import doseLists from '../compiled/lexicon/dose.json' with { type: 'json' };
import { substancesIn } from '../answers/substances.ts';
import { foldHerbText } from '../herb-safety/fold-herb-text.ts';
import { findDoses, givesDose } from '../herb-safety/herb-doses.ts';
import { isDecocted, isKitchenAmount } from '../herb-safety/kitchen-amounts.ts';
import { recogniseHerbs } from '../herb-safety/recognise-herbs.ts';
import type { Place } from '../herb-safety/sentence-parts.ts';
import { isFood } from '../knowledge/foods.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { actOn } from './act.ts';
import type { Violation } from './violation.ts';
import { clauseIndex, type Sentence } from './sentence.ts';
import { guardTexts as texts } from './texts.ts';

const dose = lexicon(doseLists);
const amount = new RegExp(
  `${dose['dose.number'].source}\\s?(?:(?<strict>${dose['dose.strict-unit'].source})|(?<loose>${dose['dose.loose-unit'].source}))`,
  'giu',
);
const other = dose['dose.other'].regExp('iu');
const often = dose['dose.often'].regExp('iu');
const hands = dose['dose.hands'].regExp('u');
/** How far a verb stands before its amount (characters). */
const handsReach = 6;
/** How far behind its amount a name stands (characters). */
const reachBehind = 5;
const vague = dose['dose.vague'].regExp();
const measured = /[\d一二三四五六七八九十两半]/u;
const bath = dose['dose.bath'].regExp('u');
const medicine = dose['dose.medicine'].regExp('iu');
const kitchen = dose['dose.kitchen'].regExp('iu');
const swallowed = dose['dose.swallowed'].regExp('u');
const toCare = dose['dose.to-care'].regExp('u');
const notDone = dose['dose.not-done'].regExp('u');
const bought = dose['dose.bought'].regExp('u');
const packaged = dose['dose.package'].regExp('u');
const noDose = dose['dose.no-dose'].regExp('iu');

/** The dose of a medicine or a medicinal herb that the sentence gives, to whomever. */
export function givenDose(sentence: Sentence): Violation | undefined {
  const { text } = sentence;
  if (noDose.test(text) || bath.test(`${sentence.asked}${sentence.before}${text}`))
    return undefined;
  const place = herbDose(sentence) ?? medicineDose(sentence);
  return place && { note: texts.doses, ...place };
}

const isGiven = (sentence: Sentence, place: Place): boolean =>
  !isSwallowed(sentence, place) && !['forbids', 'asks', 'told'].includes(actOn(sentence, place));

/** 吞了三十片，马上打120: told back to whom it is dangerous for, who is sent to help. */
const isSwallowed = ({ text }: Sentence, { start }: Place): boolean =>
  toCare.test(text) && swallowed.test(text.slice(0, start)) && !notDone.test(text);

/** An amount of a herb or formula, as old prescriptions and hidden spellings write it. */
function herbDose(sentence: Sentence): Place | undefined {
  const { raw } = sentence;
  const mentions = recogniseHerbs(raw);
  const folded = foldedPlace(raw);
  const isAbout = mentions.some(
    (mention) =>
      (mention.kind === 'formula' || !isFood(mention.name) || isDecocted(raw)) &&
      actOn(sentence, folded(mention)) !== 'forbids',
  );
  if (!isAbout && !givesDose(raw)) return undefined;
  return findDoses(raw, mentions)
    .filter((place) => !isVague(raw.slice(place.start, place.end)))
    .filter((place) => !isKitchenAmount(raw, place, mentions))
    .map(folded)
    .find((place) => isGiven(sentence, place));
}

/** 几颗 is no dose. */
const isVague = (words: string): boolean => vague.test(words) && !measured.test(words);

/** Where a place of the written words stands in the plain ones. */
function foldedPlace(raw: string): (place: Place) => Place {
  const { text, place } = foldHerbText(raw);
  const index = (at: number): number => {
    let low = 0;
    let high = text.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (place(middle, middle + 1).start < at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return ({ start, end }) => ({ start: index(start), end: Math.max(index(end), index(start)) });
}

/** So many pieces of a medicine that is named, or of what was named before it. */
function medicineDose(sentence: Sentence): Place | undefined {
  const { text } = sentence;
  const isNamed = namesMedicine(text);
  const isMeant = !isNamed && namesMedicine(`${sentence.before}\n${sentence.heading}`);
  const isAsked = !isNamed && !isMeant && namesMedicine(sentence.asked);
  if (!isNamed && !isMeant && !isAsked) return undefined;
  return [...text.matchAll(amount)]
    .map(({ index, 0: words, groups = {} }) => ({
      start: index,
      end: index + words.length,
      isStrict: groups['strict'] !== undefined,
    }))
    .find((place) => {
      if (isVague(text.slice(place.start, place.end))) return false;
      if (isBought(sentence, place)) return false;
      if (other.test(text.slice(place.end)) || !isGiven(sentence, place)) return false;
      return isNamed ? isOfNamed(sentence, place) : isOfEarlier(sentence, place);
    });
}

/** 要一支药膏: a package to have, of which nothing is taken in the sentence. */
const isBought = ({ text }: Sentence, { start, end }: Place): boolean =>
  packaged.test(text.slice(start, end)) && bought.test(text.slice(0, start)) && !often.test(text);

type Amount = Place & { isStrict: boolean };

/** What may own an amount: what stands before it in its clause, and right behind it. */
function ownersOf(sentence: Sentence, { start, end }: Place): string {
  const clause = sentence.clauses[clauseIndex(sentence, { start, end })] ?? { start, end };
  return `${sentence.text.slice(clause.start, start)} ${sentence.text.slice(end, end + reachBehind)}`;
}

function isOfNamed(sentence: Sentence, place: Amount): boolean {
  const owners = ownersOf(sentence, place);
  const isOwned = namesMedicine(owners);
  if (kitchen.test(owners) && !isOwned) return false;
  if (place.isStrict || (isOwned && often.test(sentence.text))) return true;
  return isTaken(sentence, place);
}

function isOfEarlier(sentence: Sentence, place: Amount): boolean {
  const isOwned = substancesIn(sentence.text).some(({ end }) => end <= place.start);
  if (isOwned || kitchen.test(ownersOf(sentence, place))) return false;
  if (!isTaken(sentence, place)) return false;
  const isHerb = recogniseHerbs(`${sentence.asked}\n${sentence.before}`).some(
    ({ kind, name }) => kind === 'herb' && !isFood(name),
  );
  return often.test(sentence.text) && (place.isStrict || isHerb);
}

/** Told right before it: 每次, 喝. */
function isTaken({ text }: Sentence, { start }: Place): boolean {
  const words = text.slice(Math.max(0, start - handsReach), start);
  return hands.test(words) || often.test(words);
}

/** The question and what was said before it are asked again for every sentence. */
const remembered = boundedCache<boolean>(64);

/** Names a medicine, western or not, and no mere food. */
const namesMedicine = (text: string): boolean => remembered(text, findsMedicine);

function findsMedicine(text: string): boolean {
  if (medicine.test(text)) return true;
  return substancesIn(text).some(
    ({ drug, herb, medicine: row }) =>
      drug !== undefined ||
      row !== undefined ||
      (herb !== undefined && (herb.kind === 'formula' || !isFood(herb.name))),
  );
}
