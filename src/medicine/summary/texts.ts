/** What the lines of a summary add in words of their own. */
export const summaryLineTexts = {
  other: '由他人代为描述',
  age: (years: number, months: number | undefined): string =>
    months !== undefined && months < 36 ? `${months}个月` : `${Math.floor(years)}岁`,
  pregnancy: '怀孕',
  nursing: '哺乳',
} as const;
