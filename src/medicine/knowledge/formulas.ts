import rows from '../compiled/formulas.json' with { type: 'json' };
import type { SourceId } from './source.ts';

/** A textbook formula: its name, its herbs (names of `herbs.ts`), the book it comes from. */
export type Formula = {
  name: string;
  /** Other names, ready-made forms of the same composition. */
  aliases?: readonly string[];
  herbs: readonly string[];
  /** Why the product never names it as a reference formula. */
  neverOffered?: string;
  /**
   * Holds something that a physician must weigh first: it may be named with its warnings but never
   * stands in a summary.
   */
  isFlagged?: true;
  /** The classical book of the composition. */
  source: string;
  /** The second source: the kind of textbook that carries the same composition. */
  textbook: SourceId;
  reviewer?: string;
};

/** Every formula whose composition the product knows, from two sources each. */
export const formulas = rows as unknown as readonly Formula[];
