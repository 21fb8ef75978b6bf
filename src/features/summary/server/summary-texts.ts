/** What the summary of a session adds in words of its own. */
export const summaryTexts = {
  guess: '模型推测',
  without: (symptom: string) => `无${symptom}`,
} as const;
