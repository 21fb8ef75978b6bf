/** Statements that the next session reads as words of the person. */
export const carriedTexts = {
  has: '有',
  notPregnant: '没有怀孕',
  notNursing: '没有哺乳',
  noAllergy: '没有过敏',
  noMedicine: '没有吃药',
  noChronicDisease: '没有慢性病',
  hasNot: '没有',
  pregnant: '怀孕了',
  nursing: '在哺乳期',
  nursingKey: '哺乳',
  pregnancyKey: '孕',
  takes: (name: string) => `在吃${name}`,
  hasDisease: (name: string) => `有${name}`,
  allergicTo: (name: string) => `对${name}过敏`,
} as const;
