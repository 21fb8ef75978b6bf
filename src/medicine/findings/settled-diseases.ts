// Lasting diseases that are had: what is only feared, asked about, denied or somebody else's is left out.

import diseaseJson from '../compiled/lexicon/disease.json' with { type: 'json' };
import settledJson from '../compiled/lexicon/settled.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Subject } from './finding.ts';
import { longest } from './named-medicines.ts';
import type { NamePlace } from './named-medicines.ts';
import { clauseBefore, namesWhere, placesOf, rightBefore, unique } from './settled-names.ts';
import type { Said } from './settled-names.ts';
import { isOfSomebodyElse } from './whose-words.ts';

const words = lexicon(settledJson);
const feared = rightBefore(words['settled.feared']);
const thoughtOf = rightBefore(words['settled.thought-of']);
const askedBefore = rightBefore(words['settled.asked-before']);
const diseaseNames = lexicon(diseaseJson)['disease.lasting'].regExp('gu');
const disease = words['settled.disease'].regExp('gu');
const noDiseaseBefore = words['settled.no-disease-before'].regExp();
const noDiseaseAfter = words['settled.no-disease-after'].regExp();
const ofKin = lexicon(diseaseJson)['disease.of-kin'].regExp();
const listed = [
  lexicon(diseaseJson)['disease.lasting'],
  words['settled.disease'],
  words['settled.joiner'],
].map(({ source }) => source);
const noneOfList = new RegExp(`${words['settled.none-of'].source}(?:${listed.join('|')})*$`, 'u');

/**
 * Whether a message says at a place that a disease is had. `of`: whom the whole talk is about; in one
 * of a relative whoever is named may be that one.
 */
export function isHad(
  { text, about, of }: Pick<Said, 'text' | 'about'> & { of?: Subject },
  { name, start }: NamePlace,
): boolean {
  const before = clauseBefore(text, start);
  if (isOfSomebodyElse(before, about)) return false;
  const isOnlyThought = [feared, thoughtOf, askedBefore, noDiseaseBefore, noneOfList].some((one) =>
    one.test(before),
  );
  return (
    !isOnlyThought &&
    (of === 'other' || !ofKin.test(before)) &&
    !noDiseaseAfter.test(text.slice(start + name.length))
  );
}

/** Every lasting disease that a normalised text names; of names within names the longest. */
const namedDiseases = (text: string): readonly NamePlace[] =>
  longest([...placesOf(text, diseaseNames), ...placesOf(text, disease)], []);

/** The lasting diseases. @param about whom the whole talk is about */
export const settledDiseases = (messages: readonly Said[], about: Subject): string[] =>
  unique(
    namesWhere(messages, namedDiseases, (said, place) => isHad({ ...said, of: about }, place)),
  );
