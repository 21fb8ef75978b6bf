/** Longest list of lines to leave out, as text (characters): a full sheet has a hundred lines. */
export const withoutCharsMax = 4_000;

/** Forms that a sheet can be saved in, with their content types. */
export const sheetTypes = {
  json: 'application/json',
  md: 'text/markdown',
  pdf: 'application/pdf',
} as const;
export type SheetFormat = keyof typeof sheetTypes;
export const sheetFormats = ['json', 'md', 'pdf'] as const satisfies readonly SheetFormat[];
