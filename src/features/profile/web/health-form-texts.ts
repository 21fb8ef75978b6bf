/** Shown in a field that was answered with none. */
export const healthFormTexts = {
  none: '无',
} as const;
