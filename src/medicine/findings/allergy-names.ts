import allergyJson from '../compiled/lexicon/allergy.json' with { type: 'json' };
import questionJson from '../compiled/lexicon/question.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { stanceOf } from './lean-on-question.ts';

const allergyWords = lexicon(allergyJson);

/** What people are commonly allergic to; named alone to a question on allergies it is an answer. */
const allergens = allergyWords['allergy.allergen'].words;
const allergenSet = new Set(allergens);

/** Words before a name that are no part of it. */
const lead = new RegExp(`^${allergyWords['allergy.lead'].source}+`, 'u');
const trail = new RegExp(`${allergyWords['allergy.trail'].source}+$`, 'u');
/** Names that say nothing of what it is, or where it shows. */
const general = new RegExp(`^${allergyWords['allergy.general'].source}$`, 'u');

const stated = allergyWords['allergy.told'].regExp('gu');
const denied = allergyWords['allergy.denied'].regExp();
const joiner = allergyWords['allergy.joiner'].regExp();
const upToObject = new RegExp(`^.*${allergyWords['allergy.to'].source}`, 'u');
const asksAllergies = lexicon(questionJson)['question.allergies'].regExp();
const asksMore = allergyWords['allergy.not-asked-alone'].regExp();
const itemMax = 8;

function clean(words: string): string[] {
  return words
    .split(joiner)
    .map((word) => word.trim().replace(lead, '').replace(trail, ''))
    .filter((name) => name !== '' && name.length <= itemMax && !general.test(name));
}

/**
 * What a normalised text says by itself that the person is allergic to; empty when it denies any
 * allergy, undefined when it speaks of none.
 */
export function toldAllergies(text: string): string[] | undefined {
  const found = [...text.matchAll(stated)].flatMap(({ groups = {} }) => {
    const { object, listed, before } = groups;
    return clean((object ?? listed ?? before ?? '').replace(upToObject, ''));
  });
  if (found.length > 0) return [...new Set(found)];
  return denied.test(text) ? [] : undefined;
}

/**
 * The same of an answer that only lists names (青霉素 / 海鲜、芒果) or denies.
 * @param asked the questions before it
 * @param isTaken whether a name given without a verb is a medicine that is taken
 */
export function answeredAllergies(
  text: string,
  asked: string,
  isTaken: (name: string) => boolean,
): string[] | undefined {
  if (!asksAllergies.test(asked)) return undefined;
  const stance = stanceOf(text);
  if (stance !== null) return stance === 'no' ? [] : undefined;
  const isOnlyAllergies = !asksMore.test(asked);
  const names = text
    .split(/[，。；！、\s]/u)
    .filter(Boolean)
    .flatMap(clean)
    .filter((name) => (isOnlyAllergies || allergenSet.has(name)) && !isTaken(name));
  return names.length > 0 ? [...new Set(names)] : undefined;
}
