import { incompatibilities } from '../knowledge/herb-incompatibilities.ts';
import type { Herb } from '../knowledge/herbs.ts';
import type { SourceId } from '../knowledge/source.ts';

export type IncompatiblePair = {
  rule: '十八反' | '十九畏';
  one: string;
  other: string;
  source: SourceId;
};

/** The pairs of 十八反 and 十九畏 among the herbs; raw and processed forms count as the herb. */
export function incompatiblePairs(herbs: readonly Herb[]): IncompatiblePair[] {
  const pairs: IncompatiblePair[] = [];
  for (const { rule, one, other, source } of incompatibilities) {
    const left = herbs.filter((herb) => isOneOf(herb, one));
    const right = herbs.filter((herb) => isOneOf(herb, other));
    for (const a of left) {
      for (const b of right) pairs.push({ rule, one: a.name, other: b.name, source });
    }
  }
  const unique = new Map(pairs.map((pair) => [`${pair.one}×${pair.other}`, pair]));
  return [...unique.values()];
}

function isOneOf(herb: Herb, names: readonly string[]): boolean {
  return names.includes(herb.name) || (herb.formOf !== undefined && names.includes(herb.formOf));
}
