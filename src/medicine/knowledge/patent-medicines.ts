import rows from '../compiled/patent-medicines.json' with { type: 'json' };
import type { RefusedFormula } from './refused-formulas.ts';
import type { SourceId } from './source.ts';

/**
 * A ready-made medicine as it is sold: recognised in what a person brings, never proposed. `herbs`
 * are those of its contents that the checks know; `western` are the western substances in it.
 */
export type PatentMedicine = {
  neverOffered?: string;
  /** Names of `ingredients` in `drug-brands.ts`. */
  western?: readonly string[];
  /** What its own label says, where its herbs alone would not say it. */
  pregnancy?: '禁用';
  source?: never;
  label: SourceId;
} & Omit<RefusedFormula, 'neverOffered' | 'source'>;

export const patentMedicines = rows as unknown as readonly PatentMedicine[];
