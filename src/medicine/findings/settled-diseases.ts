// Lasting diseases that are had: what is only feared, asked about, denied or somebody else's is left out.

import diseaseJson from '../compiled/lexicon/disease.json' with { type: 'json' };
import settledJson from '../compiled/lexicon/settled.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Subject } from './finding.ts';
import { longest } from './named-medicines.ts';
import type { NamePlace, Said, ToldDisease } from '../reading/told-names.ts';
import { clauseBefore, placesOf, rightBefore, unique } from './settled-names.ts';
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

const subjects = ['self', 'other'] as const;

/** What a message says of the disease at a place; undefined where it is not said to be had. */
export function toldDisease(text: string, { name, start }: NamePlace): ToldDisease | undefined {
  const before = clauseBefore(text, start);
  const isOnlyThought = [feared, thoughtOf, askedBefore, noDiseaseBefore, noneOfList].some((one) =>
    one.test(before),
  );
  if (isOnlyThought || noDiseaseAfter.test(text.slice(start + name.length))) return undefined;
  const othersIn = subjects.filter((about) => isOfSomebodyElse(before, about));
  return {
    name,
    start,
    ...(ofKin.test(before) && { isOfKin: true }),
    ...(othersIn.length > 0 && { othersIn }),
  };
}

/** The lasting diseases that a normalised text says to be had; of names within names the longest. */
export const toldDiseases = (text: string): ToldDisease[] =>
  longest([...placesOf(text, diseaseNames), ...placesOf(text, disease)], []).flatMap(
    (place) => toldDisease(text, place) ?? [],
  );

/**
 * Whether a disease that a message says to be had is of the patient.
 * @param about whom the talk is about, where that is settled before the message
 * @param of whom the whole talk is about; in one of a relative whoever is named may be that one
 */
export const isOfPatient = (
  { othersIn, isOfKin }: ToldDisease,
  about: Subject | undefined,
  of: Subject,
): boolean => !(about && othersIn?.includes(about)) && (of === 'other' || isOfKin === undefined);

/** The lasting diseases. @param of whom the whole talk is about */
export const settledDiseases = (messages: readonly Said[], of: Subject): string[] =>
  unique(
    messages.flatMap(({ names, about }) =>
      names.diseases.flatMap((told) => (isOfPatient(told, about, of) ? [told.name] : [])),
    ),
  );
