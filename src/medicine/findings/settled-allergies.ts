// Allergies that are so: words that name no substance, and what is only asked about or guessed, are left out.

import allergyJson from '../compiled/lexicon/allergy.json' with { type: 'json' };
import meantJson from '../compiled/lexicon/meant.json' with { type: 'json' };
import { askedText } from '../dialogue/asking-text.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { Turn } from './finding.ts';
import { endOf, namedMedicines } from './named-medicines.ts';
import { isOnAllergies, reactedTo } from './settled-names.ts';

const words = lexicon(meantJson);
const noSubstance = words['meant.no-allergen'].regExp();
const guessed = words['meant.allergy-guessed'].regExp();
const isAllergen = words['meant.is-allergen'].regExp();
const reacted = words['meant.reacted-to'].regExp('gu');
const allergen = lexicon(allergyJson)['allergy.allergen'];
const known = new Set(allergen.words);
const first = new RegExp(`^${allergen.source}`, 'u');
const clauses = /[^，。；！？,;!?\n]+[，。；！？,;!?\n]*/gu;
/** Shorter names are kept only where they are commonly known (characters). */
const nameMin = 2;

/**
 * Of the names found, and of those that answer our question, the ones that the person's messages really tell an
 * allergy to, and what they tell a reaction to in other words: 青霉素皮试阳性, 一吃芒果嘴唇就肿.
 */
export function settledAllergies(found: readonly string[], turns: readonly Turn[]): string[] {
  const answers = turns.flatMap(({ role, content }, at) =>
    role === 'user' && isOnAllergies(askedText(turns[at - 1])) ? reactedTo(content) : [],
  );
  const texts = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const names = new Set([...found, ...answers, ...texts.flatMap(reactedToIn)]);
  return [...names].filter((name) => isSubstance(name) && !isOnlyGuessed(name, texts));
}

const reactedToIn = (text: string): string[] => [
  ...namedMedicines(text)
    .filter((place) => isAllergen.test(text.slice(endOf(place))))
    .map(({ name }) => name),
  ...[...text.matchAll(reacted)].flatMap(([found]) => first.exec(found)?.[0] ?? []),
];

const isSubstance = (name: string): boolean =>
  known.has(name) || (name.length >= nameMin && !noSubstance.test(name));

/** Whether every clause that tells the allergy asks about it or guesses: 这叫酒精过敏吗. */
function isOnlyGuessed(name: string, texts: readonly string[]): boolean {
  const telling = texts
    .flatMap((text) => text.match(clauses) ?? [])
    .filter((clause) => clause.includes(name) && isOnAllergies(clause));
  return telling.length > 0 && telling.every((clause) => guessed.test(clause));
}
