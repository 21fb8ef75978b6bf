import titles from '../compiled/sources.json' with { type: 'json' };

export type SourceId = keyof typeof titles;

/**
 * Where a row of the knowledge comes from. Rows name sources by id; the titles are printed for
 * reviewers. General titles only: no page numbers are given that nobody has looked up.
 */
export const sources: Readonly<Record<SourceId, string>> = titles;

/** The title of a source, or the id itself when it is not in the table. */
export function sourceTitle(id: string): string {
  return Object.hasOwn(sources, id) ? sources[id as SourceId] : id;
}
