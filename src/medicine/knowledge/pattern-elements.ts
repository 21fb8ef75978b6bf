import rows from '../compiled/pattern-elements.json' with { type: 'json' };
import type { PatternElement } from './pattern-row.ts';

const elements = new Map(
  (rows as unknown as readonly PatternElement[]).map((element) => [element.name, element]),
);

/** The elements (证素) of these names; the compiler has checked that each is there. */
export function elementsNamed(names: readonly string[]): PatternElement[] {
  return names.flatMap((name) => elements.get(name) ?? []);
}
