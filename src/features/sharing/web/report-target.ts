/** The subject of a report; a comment is identified by its writer's name. */
export type ReportTarget =
  | { kind: 'share'; id: number }
  | { kind: 'comment'; id: number; name: string };
