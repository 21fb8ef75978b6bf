/** The items that a history goes through: the ten questions, then what safety asks. */
export const tenQuestionKeys = [
  'coldHeat',
  'sweat',
  'headBody',
  'stoolUrine',
  'diet',
  'chestBelly',
  'sleep',
  'mood',
  'earsEyes',
  'menses',
  'child',
  'pastIllness',
  'medicines',
  'allergies',
] as const;
export type TenQuestionKey = (typeof tenQuestionKeys)[number];
