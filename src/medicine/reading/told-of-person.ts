import type { Age } from '../findings/told-age.ts';

type Sex = 'female' | 'male';
type Told = 'yes' | 'possible' | 'no';

/** What a state becomes by a message; undefined where it stays as it was. */
export type ToldState = {
  /** Where nothing was known of it. */
  first?: Told;
  /** Where something was: what is said of somebody else changes nothing then. */
  later?: Told;
};

/** What one message says of the person by itself, whatever was asked. */
export type ToldOfPerson = {
  sex?: Sex;
  /** The sex of a relative that is named. */
  kinSex?: Sex;
  /** The sex is told, not only heard from what only one of them has. */
  isSexTold?: true;
  age: Age;
  /** The same where months and days are those of a child of the one who tells. */
  ageOfMother: Age;
  pregnancy: ToldState;
  lactation: ToldState;
  /** It tells that she has borne a child. */
  ofBirth?: true;
  ofSmallChild?: true;
  ofOwnChild?: true;
  /** It tells of a pregnancy, of birth or of the own body, so that months are no age of a writer's child. */
  ofOwnBody?: true;
};
