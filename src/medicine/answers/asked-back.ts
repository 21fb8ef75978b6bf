import { recogniseHerbs } from '../herb-safety/recognise-herbs.ts';
import askingLists from '../compiled/lexicon/asking.json' with { type: 'json' };
import { isFood } from '../knowledge/foods.ts';
import { lexicon } from '../knowledge/lexicon.ts';

const askingWords = lexicon(askingLists);

/** What a person asks us. */
export type AskedBack =
  | 'own-medicine'
  | 'dose'
  | 'who'
  | 'why'
  | 'medicine'
  | 'clinic'
  | 'test'
  | 'disease'
  | 'care'
  | 'ways';

/** In this order: the first that a message asks is answered. */
const readings: readonly (readonly [AskedBack, RegExp])[] = [
  ['own-medicine', askingWords['asking.own-medicine'].regExp()],
  ['care', askingWords['asking.diet'].regExp()],
  ['dose', askingWords['asking.dose'].regExp()],
  ['who', askingWords['asking.who'].regExp('iu')],
  ['why', askingWords['asking.why'].regExp()],
  ['medicine', askingWords['asking.medicine'].regExp()],
  ['test', askingWords['asking.test'].regExp('iu')],
  ['clinic', askingWords['asking.clinic'].regExp()],
  ['disease', askingWords['asking.whether-disease'].regExp()],
  ['ways', askingWords['asking.ways'].regExp()],
  ['care', askingWords['asking.care'].regExp()],
];

const mayTake = askingWords['asking.may-take'].regExp();

/** What a message asks, instead of or besides telling something; undefined when nothing. */
export function askedBack(text: string): AskedBack | undefined {
  const first = readings.find(([, pattern]) => pattern.test(text))?.[0];
  const isOnHerbs =
    mayTake.test(text) &&
    recogniseHerbs(text).some(({ kind, name }) => kind === 'formula' || !isFood(name));
  return isOnHerbs && (first === undefined || first === 'care') ? 'medicine' : first;
}
