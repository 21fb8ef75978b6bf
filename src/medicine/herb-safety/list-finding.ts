import type { ListedHerb } from './herb-list.ts';
import type { Amount } from './read-amount.ts';

/** Why an entry of a list needs a physician or pharmacist. */
export type ListFindingKind =
  | 'incompatible'
  | 'controlled'
  | 'very-toxic'
  | 'forbidden'
  | 'never-alone'
  | 'allergy'
  | 'g6pd'
  | 'g6pd-little-known'
  | 'pregnancy-forbidden'
  | 'pregnancy-caution'
  | 'pregnancy'
  | 'lactation-caution'
  | 'lactation'
  | 'child'
  | 'child-toxic'
  | 'over-limit'
  | 'amount-unread'
  | 'with-medicine'
  | 'same-ingredient'
  | 'toxic'
  | 'caution'
  | 'duplicate';

export type ListSeverity = 'danger' | 'caution' | 'note';

/** One thing to ask about, without wording. */
export type ListFinding = {
  kind: ListFindingKind;
  severity: ListSeverity;
  /** Herbs or formulas, with the formula that brings a herb behind it. */
  names: readonly string[];
  /** Western medicines as written. */
  medicines: readonly string[];
  /** What the knowledge says of it, Chinese; the rule of an incompatible pair. Empty when nothing. */
  detail: string;
  /** What is written, and the usual limit (grams a day). */
  amount?: Amount & { limit: number };
  source: string;
};

/** A herb with the formula that brings it, where it is not written itself. */
export function listedLabel({ herb, from }: ListedHerb): string {
  return from.includes(herb.name) ? herb.name : `${herb.name}（${from.join('、')}）`;
}
