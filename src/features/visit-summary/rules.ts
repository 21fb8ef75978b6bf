/** Maximum length of the list of excluded lines; a full sheet has a hundred lines. */
export const withoutCharsMax = 4_000;

/** Download formats of a sheet with their content types. */
export const sheetTypes = {
  json: 'application/json',
  md: 'text/markdown',
  pdf: 'application/pdf',
} as const;
export type SheetFormat = keyof typeof sheetTypes;
export const sheetFormats = ['json', 'md', 'pdf'] as const satisfies readonly SheetFormat[];
