import rows from '../compiled/patterns.json' with { type: 'json' };
import type { Pattern } from './pattern-row.ts';

/** The patterns of the complaints this version knows. */
export const patterns = rows as unknown as readonly Pattern[];

const patternByName = new Map(patterns.map((pattern) => [pattern.name, pattern]));

export function patternNamed(name: string): Pattern | undefined {
  return patternByName.get(name);
}
