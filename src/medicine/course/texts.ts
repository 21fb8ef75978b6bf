/** How the theme of a session reads, after its main symptom. */
export const themeTexts = {
  with: (symptoms: readonly string[]): string => `，伴${symptoms.join('、')}`,
  since: (day: string): string => `，${day}起`,
};
