import type { SourceId } from './source.ts';

/** The item of the ten questions under which a symptom is asked. */
export type SymptomGroup =
  | '寒热'
  | '汗'
  | '头身'
  | '大便'
  | '小便'
  | '饮食'
  | '口渴'
  | '胸腹'
  | '呼吸'
  | '睡眠'
  | '情志'
  | '耳目'
  | '经带'
  | '面色'
  | '舌'
  | '诱因';

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
  sources: SourceId[];
  /** The physician who signed the row. Nobody has yet. */
  reviewer?: string;
};

/** A row as written: name, forms separated by spaces (see `expandForm`), and what else differs. */
export type SymptomRow = readonly [
  name: string,
  forms: string,
  more?: { opposite?: string; absentMeans?: string; sources?: SourceId[]; reviewer?: string },
];

/** Turns written rows into symptoms of one group with common sources. */
export function symptomRows(
  group: SymptomGroup,
  sources: readonly SourceId[],
  rows: readonly SymptomRow[],
): Symptom[] {
  return rows.map(([name, forms, more]) => ({
    name,
    group,
    forms: [...new Set([name, ...forms.split(/\s+/u).filter(Boolean)])],
    sources: [...sources, 'colloquial'],
    ...more,
  }));
}
