import rows from '../compiled/patterns.json' with { type: 'json' };
import type { Pattern } from './pattern-row.ts';

/** The patterns this version knows: those of its complaints, those that are composed or only recognised. */
export const patterns = rows as unknown as readonly Pattern[];

const patternByName = new Map(
  patterns.flatMap((pattern) =>
    [pattern.name, ...pattern.synonyms].map((name) => [name, pattern] as const),
  ),
);

/** The pattern of a name of the standard, or of one that the standard gives beside it. */
export function patternNamed(name: string): Pattern | undefined {
  return patternByName.get(name);
}

/** The pattern that a text names by the most characters, with the name that stands there. */
export function patternIn(text: string): { pattern: Pattern; name: string } | undefined {
  let found: { pattern: Pattern; name: string } | undefined;
  for (const [name, pattern] of patternByName)
    if (name.length > (found?.name.length ?? 0) && text.includes(name)) found = { pattern, name };
  return found;
}
