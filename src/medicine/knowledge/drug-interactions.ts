import rows from '../compiled/drug-interactions.json' with { type: 'json' };
import type { SourceId } from './source.ts';

/** Herbs that should not meet a class of medicines without a doctor or pharmacist. */
export type Interaction = {
  herbs: readonly string[];
  drugClasses: readonly string[];
  /** What may happen, plain words. */
  effect: string;
  source: SourceId;
  reviewer?: string;
};

/** Ready-made medicines that meet western ones by what is in them, not by their herbs. */
export type ReadyMadeInteraction = {
  words: readonly string[];
  drugClasses: readonly string[];
  effect: string;
  source: SourceId;
};

const all = rows as unknown as readonly (Interaction | ReadyMadeInteraction)[];

export const interactions: readonly Interaction[] = all.filter((row) => 'herbs' in row);

export const readyMadeInteractions: readonly ReadyMadeInteraction[] = all.filter(
  (row) => 'words' in row,
);
