// What one message says by itself of medicines, lasting diseases and allergies: it is stored with its
// message, and the names that hold of the person are a fold of these.

import { readingOf } from '../reading/reading-of.ts';
import type { ToldNames } from '../reading/told-names.ts';
import { boundedCache } from './bounded-cache.ts';
import type { Turn } from './finding.ts';
import { namedMedicines } from './named-medicines.ts';
import { normalise } from './normalise.ts';
import { listedNames } from './person-names.ts';
import { toldDiseases } from './settled-diseases.ts';
import { toldMedicine } from './settled-names.ts';

/** Messages. */
const keptMax = 512;
const kept = boundedCache<ToldNames>(keptMax);

/** What a message names. Pure; of recent messages it is kept. */
export const readNames = (content: string): ToldNames =>
  kept(normalise(content), () => namesOf(normalise(content)));

function namesOf(text: string): ToldNames {
  const named = namedMedicines(text);
  return {
    medicines: named.map((place) => toldMedicine(text, place, named)),
    diseases: toldDiseases(text),
    listed: listedNames(text),
  };
}

/** The same of a turn, which may hold it. */
export const toldNames = (said: Turn): ToldNames =>
  readingOf(said)?.names ?? readNames(said.content);
