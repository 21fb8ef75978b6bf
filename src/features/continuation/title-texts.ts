/** The mark of a continuation in its title. */
export const titleTexts = {
  first: '（续）',
  later: (number: number) => `（续${number}）`,
} as const;
