import type { SourceId } from './source.ts';

/** A pattern (证) by its standard name; its signs depend on the complaint, see `complaint-row.ts`. */
export type Pattern = {
  name: string;
  /** Code of GB/T 15657-2021. */
  gbCode: string;
  /** Code of ICD-11 chapter 26 for the same or the nearest pattern. */
  icdCode?: string;
  /** What the name means, for somebody who never heard of it; one clause. */
  plain: string;
  /** Its other names in the standard; no two patterns share one. */
  synonyms: readonly string[];
  /** 病位 and 病性 it is composed of, as names of elements; none where it is only recognised. */
  sites: readonly string[];
  natures: readonly string[];
  sources: readonly SourceId[];
  reviewer?: string;
};

/** 证素: a site or a nature of patterns, with the symptoms that point to it. */
export type PatternElement = {
  name: string;
  kind: 'site' | 'nature';
  /** What points to it. */
  main: readonly string[];
  /** What often comes with it and points to others too. */
  second: readonly string[];
  /** What speaks against it. */
  against: readonly string[];
  sources: readonly SourceId[];
  reviewer?: string;
};
