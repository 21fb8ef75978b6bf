import rows from '../compiled/herbs.json' with { type: 'json' };
import type { SourceId } from './source.ts';

/** One herb or mineral, as far as its safety is concerned. A row without reviewer is unsigned. */
export type Herb = {
  name: string;
  /** Other names and ordinary processed forms. */
  aliases?: readonly string[];
  /** The herb of which this is a raw or processed form; incompatibilities go with it. */
  formOf?: string;
  toxicity?: '大毒' | '有毒' | '小毒';
  pregnancy?: '禁用' | '慎用';
  lactation?: '慎用';
  /** One of the 28 medicines under state control for their poison. */
  isControlled?: true;
  /** Why it may not be used at all. */
  forbidden?: string;
  /** What a person must know, plain words. */
  caution?: string;
  isRiskInG6pd?: true;
  /** Usual adult daily range by mouth (grams). */
  grams?: readonly [number, number];
  /** Longer words that contain the name but mean something else. */
  notIn?: readonly string[];
  sources: readonly SourceId[];
  reviewer?: string;
};

export const herbs = rows as unknown as readonly Herb[];
