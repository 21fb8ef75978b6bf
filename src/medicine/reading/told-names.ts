import type { Subject } from './mention.ts';

/**
 * What is said of a medicine. `considered`: thought of, advised, feared, at hand. `unclear`: bought
 * or prescribed, and not said to be taken. `named`: nothing is said of taking it. `untaken`: it was
 * not taken. `others`: somebody else takes it.
 */
export type MedicineSaid =
  | 'taken'
  | 'stopped'
  | 'considered'
  | 'asked'
  | 'unclear'
  | 'named'
  | 'untaken'
  | 'others'
  | 'allergen';

/** A name as it is written, and its UTF-16 offset in the text. */
export type NamePlace = { name: string; start: number };

/** A name, and the talks in which it is somebody else's: those of the writer, those of another. */
type OwnedName = NamePlace & { othersIn?: readonly Subject[] };

/** A medicine that a message names. */
export type ToldMedicine = OwnedName & {
  /** What may be meant: named alone it counts as taken. */
  possible: MedicineSaid;
  /** What is said, whatever was asked; undefined where the question or the list before it decides. */
  said?: MedicineSaid;
  /** Where the medicine begins that stands before it in one list. */
  behind?: number;
  /** It stands alone behind other sentences, as what somebody is allergic to may. */
  isAlone?: true;
};

/** A lasting disease that a message names as had. */
export type ToldDisease = OwnedName & { isOfKin?: true };

/** What a message names of the short lists that alarms are judged by, which take every name for meant. */
export type ListedNames = {
  /** Empty where any is denied, undefined where none is spoken of. */
  allergies?: readonly string[];
  /** Those taken; `isTaken`: the clause says so, and an allergen of that name is taken all the same. */
  medicines: readonly { name: string; isTaken?: true }[];
  takesNone?: true;
  diseases: readonly string[];
  isHealthy?: true;
  /** A bare no to whatever was asked. */
  isNo?: true;
};

/** The medicines, lasting diseases and allergies that one message names, whatever was asked. */
export type ToldNames = {
  medicines: readonly ToldMedicine[];
  diseases: readonly ToldDisease[];
  listed: ListedNames;
};

/**
 * A message of the person, and whether it answers a question on what is taken. `about`: whom the talk
 * is about, where that is settled before the message; whoever is named in an opening may be that one.
 */
export type Said = {
  names: ToldNames;
  isAnswer: boolean;
  about: Subject | undefined;
  /** Whether the question asked for allergies as well. */
  asksAllergies?: boolean;
};
