import rows from '../compiled/refused-formulas.json' with { type: 'json' };
import type { Formula } from './formulas.ts';

/**
 * A formula that is recognised only in order to warn. Its composition has no second source, so
 * none is given: `herbs` are only those that make it dangerous.
 */
export type RefusedFormula = {
  neverOffered: string;
  isFlagged?: never;
} & Omit<Formula, 'textbook' | 'isFlagged'>;

export const refusedFormulas = rows as unknown as readonly RefusedFormula[];
