import rows from '../compiled/herb-incompatibilities.json' with { type: 'json' };
import type { SourceId } from './source.ts';

/** Every herb of one side must not be used with any of the other. Raw and processed forms count. */
export type Incompatibility = {
  rule: '十八反' | '十九畏';
  one: readonly string[];
  other: readonly string[];
  source: SourceId;
};

export const incompatibilities = rows as unknown as readonly Incompatibility[];
