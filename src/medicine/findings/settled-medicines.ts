// The medicines that are taken, or may be: the fold of what each message says of them, with the question
// before it.

import medicineJson from '../compiled/lexicon/medicine.json' with { type: 'json' };
import { askedText } from '../dialogue/asking-text.ts';
import { drugMentions } from '../herb-safety/drug-mentions.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { MedicineSaid, Said, ToldMedicine, ToldNames } from '../reading/told-names.ts';
import type { Subject, Turn } from './finding.ts';
import { isKind } from './named-medicines.ts';
import { toldNames } from './read-names.ts';
import { isOnAllergies, unique } from './settled-names.ts';

const asksMedicines = lexicon(medicineJson)['medicine.question'].regExp();

/**
 * A message as it is judged.
 * @param about whom the whole talk is about
 * @param turn the message with other words, where those in the talk are only a part of it
 */
export function saidAt(turns: readonly Turn[], at: number, about: Subject, turn = turns[at]): Said {
  const asked = askedText(turns[at - 1]);
  return {
    names: turn === undefined ? noNames : toldNames(turn),
    isAnswer: asksMedicines.test(asked),
    asksAllergies: isOnAllergies(asked),
    about: at > 0 ? about : undefined,
  };
}

const noNames: ToldNames = { medicines: [], diseases: [], listed: { medicines: [], diseases: [] } };

/** What is said of a medicine of a message, or of another place in it, with the question before it. */
export function medicineSaid(said: Said, place: ToldMedicine): MedicineSaid {
  const { isAnswer, asksAllergies, about, names } = said;
  if (place.possible !== 'allergen' && about && place.othersIn?.includes(about)) return 'others';
  if (place.said !== undefined) return place.said;
  // 美托洛尔。头孢。没有。 to a question on both.
  const isReactedTo = asksAllergies === true && place.isAlone === true;
  if (isAnswer && !isReactedTo) return 'taken';
  const before = names.medicines.find(({ start }) => start === place.behind);
  return before && medicineSaid(said, before) === 'taken' ? 'taken' : 'named';
}

/** The medicines taken now. */
export function settledMedicines(messages: readonly Said[]): string[] {
  const taken = namesOf(messages, (said, place) => medicineSaid(said, place) === 'taken');
  return taken.filter((name) => !isKind(name) || !taken.some((other) => isOfKind(other, name)));
}

/** The medicines that may be taken, named in whatever way. */
export const possibleMedicines = (messages: readonly Said[]): string[] =>
  namesOf(messages, (_, { possible }) => possible === 'taken');

const namesOf = (
  messages: readonly Said[],
  holds: (said: Said, place: ToldMedicine) => boolean,
): string[] =>
  unique(
    messages.flatMap((said) =>
      said.names.medicines.flatMap((place) => (holds(said, place) ? [place.name] : [])),
    ),
  );

const classesOf = (name: string): string[] => drugMentions(name).flatMap(({ classes }) => classes);

/** Whether a medicine is one of a kind that is named too: 氨氯地平 of 血压药. */
const isOfKind = (name: string, kind: string): boolean =>
  !isKind(name) && classesOf(name).some((one) => classesOf(kind).includes(one));
