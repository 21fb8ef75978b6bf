import type { SourceId } from './source.ts';

/** The items of the ten questions under which a symptom is asked. */
export const symptomGroups = [
  '寒热',
  '汗',
  '头身',
  '大便',
  '小便',
  '饮食',
  '口渴',
  '胸腹',
  '呼吸',
  '睡眠',
  '情志',
  '耳目',
  '经带',
  '面色',
  '舌',
  '诱因',
] as const;
export type SymptomGroup = (typeof symptomGroups)[number];

export type Symptom = {
  /** Canonical name, unique. */
  name: string;
  /** What people write, in the notation of `expandForm`; the name itself is always one of them. */
  forms: string[];
  group: SymptomGroup;
  /** A symptom that cannot hold at the same time: stating one denies the other. */
  opposite?: string;
  /** For pairs that leave no third: denying this one states that one (不出汗 → 无汗). */
  absentMeans?: string;
  /** The general symptom that it contains: who denies that one denies this one. */
  broader?: string;
  /** What is well rather than ill. */
  isWell?: true;
  /** It only describes, triggers or eases another. */
  isDescription?: true;
  /** Symptoms that it denies: a statement that all is well with something. */
  denies?: readonly string[];
  /** Phrases that say it is over or absent without a negator that stands before its name. */
  deniedBy?: readonly string[];
  sources: SourceId[];
  /** The physician who signed the row. Nobody has yet. */
  reviewer?: string;
};
