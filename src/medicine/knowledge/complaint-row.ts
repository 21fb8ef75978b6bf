import type { SourceId } from './source.ts';

/** A pattern as it shows in one complaint; signs are canonical symptom names. */
export type Candidate = {
  pattern: string;
  /** 主症: what the pattern hardly goes without. */
  main: readonly string[];
  /** 次症: what often comes with it. */
  second: readonly string[];
  /** 佐证: what speaks a little for it, the tongue above all. */
  support: readonly string[];
  /** 反证: what speaks against it. */
  against: readonly string[];
  /** Formula names in the order of preference; each passes the safety check before it is named. */
  formulas: readonly string[];
  /** Care in daily life that fits this pattern, own words. */
  advice: readonly string[];
  /** How common it is among the people with this complaint; 1 when nothing is known. */
  prior: number;
};

export type Complaint = {
  name: string;
  /**
   * `history`: only a history and a summary for the doctor, never a pattern or a formula.
   * `constitution`: for people without a complaint; life-style advice only.
   */
  kind?: 'history' | 'constitution';
  /** Taken whatever is told, where the person is one of these. */
  takesOverFor?: 'child' | 'pregnancy' | 'bleeding-after-menopause' | 'bleeding' | 'nursing-breast';
  /** Of a child it is taken instead of these complaints, by name, or where one of these words is told. */
  childOf?: readonly string[];
  childWords?: readonly string[];
  /** Gives way to any other complaint that is told in the same turn. */
  isGeneral?: true;
  /** Names that decide the complaint before all symptoms. */
  named?: readonly string[];
  /** Code of GB/T 15657-2021; absent where the standard has no such term. */
  gbCode?: string;
  /** How we speak of it ("您的胃痛"). */
  spoken: string;
  /** Symptoms that open it when they are the first a person tells. */
  openedBy: readonly string[];
  /** Symptoms that open it only when nothing else is told. */
  weaklyOpenedBy?: readonly string[];
  /** Words that open it even where no symptom is recognised. */
  words: readonly string[];
  /** Symptoms of which any two open it before all others. */
  openedByTwo?: readonly string[];
  /** The question on the signs that must not be missed, and what to look out for later. */
  alarmQuestion: string;
  goSooner: readonly string[];
  /** When to see a doctor even without alarm. */
  clinic: string;
  /** Lasting longer than this asks for a doctor's visit even where all is calm (days). */
  clinicDays?: number;
  /** What is never advised less than: a visit within a day, or a visit to a doctor. */
  careFloor?: 'day' | 'clinic';
  /** Ids of the questions that separate its patterns. */
  questions: readonly string[];
  candidates: readonly Candidate[];
  /** Care for everybody with it. */
  advice: readonly string[];
  sources: readonly SourceId[];
  reviewer?: string;
};
