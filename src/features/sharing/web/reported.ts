/** What a report is about; a comment is named after its writer. */
export type Reported =
  | { kind: 'share'; id: number }
  | { kind: 'comment'; id: number; name: string };
