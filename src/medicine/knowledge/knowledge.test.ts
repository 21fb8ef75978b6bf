import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { complaints } from './complaints.ts';
import { questionNamed, questions, tongueQuestion } from './complaints-questions.ts';
import { interactions, readyMadeInteractions } from './drug-interactions.ts';
import { drugClasses } from './drugs.ts';
import { formulas } from './formulas.ts';
import { incompatibilities } from './herb-incompatibilities.ts';
import { herbs } from './herbs.ts';
import { brandNotIn, drugBrands, substances } from './drug-brands.ts';
import { patentMedicines } from './patent-medicines.ts';
import { patternNamed, patterns } from './patterns.ts';
import { refusedFormulas } from './refused-formulas.ts';
import { sources } from './source.ts';
import { symptoms } from './symptoms.ts';

const words = z.array(z.string().check(z.minLength(1)));
const text = z.string().check(z.minLength(1));
const source = z.string().check(z.refine((id) => Object.hasOwn(sources, id)));
const herbRow = z.strictObject({
  name: text,
  aliases: z.optional(words),
  formOf: z.optional(text),
  toxicity: z.optional(z.enum(['大毒', '有毒', '小毒'])),
  pregnancy: z.optional(z.enum(['禁用', '慎用'])),
  lactation: z.optional(z.literal('慎用')),
  isControlled: z.optional(z.literal(true)),
  forbidden: z.optional(text),
  caution: z.optional(text),
  isRiskInG6pd: z.optional(z.literal(true)),
  grams: z.optional(z.tuple([z.number(), z.number()])),
  notIn: z.optional(words),
  sources: z.array(source).check(z.minLength(1)),
  reviewer: z.optional(text),
});
const formulaRow = z.strictObject({
  name: text,
  aliases: z.optional(words),
  herbs: words,
  neverOffered: z.optional(text),
  isFlagged: z.optional(z.literal(true)),
  source: text,
  textbook: source,
  reviewer: z.optional(text),
});
const patternRow = z.strictObject({
  name: text,
  gbCode: z.string().check(z.regex(/^B\d{2}(?:\.\d{2})+\.?$/)),
  icdCode: z.optional(z.string().check(z.regex(/^S[A-J][0-9A-Z]{2}$/))),
  plain: text,
  synonyms: z.array(text),
  sites: z.array(text),
  natures: z.array(text),
  sources: z.array(source).check(z.minLength(1)),
  reviewer: z.optional(text),
});

const herbNames = new Set(herbs.map((herb) => herb.name));
const formulaNames = new Set(formulas.map((formula) => formula.name));
const symptomNames = new Set(symptoms.map((symptom) => symptom.name));
const missing = (names: Iterable<string>, known: Set<string>): string[] =>
  [...names].filter((name) => !known.has(name));

describe('the knowledge', () => {
  it('has well-formed rows with a source each', () => {
    z.array(herbRow).parse(herbs);
    z.array(formulaRow).parse(formulas);
    z.array(patternRow).parse(patterns);
    for (const complaint of complaints) {
      expect(missing(complaint.sources, new Set(Object.keys(sources)))).toEqual([]);
    }
    for (const row of [...interactions, ...readyMadeInteractions, ...incompatibilities]) {
      expect(Object.keys(sources)).toContain(row.source);
    }
  });

  it('names no herb, formula or pattern twice', () => {
    const spellings = [...herbs, ...formulas, ...refusedFormulas, ...patentMedicines].flatMap(
      (row) => [row.name, ...(row.aliases ?? [])],
    );
    const twice = spellings.filter((name, index) => spellings.indexOf(name) !== index);
    expect(twice).toEqual([]);
    expect(new Set(patterns.map((pattern) => pattern.name)).size).toBe(patterns.length);
    expect(new Set(questions.map((question) => question.id)).size).toBe(questions.length);
  });

  it('carries the counted lists of the pharmacopoeia and of the controlled poisons', () => {
    const graded = (grade: string): number =>
      herbs.filter((herb) => herb.toxicity === grade).length;
    expect([graded('大毒'), graded('有毒'), graded('小毒')]).toEqual([10, 42, 31]);
    expect(herbs.filter((herb) => herb.isControlled)).toHaveLength(28);
    for (const herb of herbs)
      expect(herb.grams?.[0] ?? 0).toBeLessThanOrEqual(herb.grams?.[1] ?? 0);
  });

  it('refers only to herbs, formulas, drug classes and patterns that exist', () => {
    expect(
      missing(
        herbs.flatMap((herb) => herb.formOf ?? []),
        herbNames,
      ),
    ).toEqual([]);
    expect(
      missing(
        [...formulas, ...refusedFormulas, ...patentMedicines].flatMap((formula) => formula.herbs),
        herbNames,
      ),
    ).toEqual([]);
    expect(
      missing(
        incompatibilities.flatMap((p) => [...p.one, ...p.other]),
        herbNames,
      ),
    ).toEqual([]);
    expect(
      missing(
        interactions.flatMap((pair) => pair.herbs),
        herbNames,
      ),
    ).toEqual([]);
    const classes = new Set(drugClasses.map((row) => row.name));
    expect(
      missing(
        [...interactions, ...readyMadeInteractions].flatMap((p) => p.drugClasses),
        classes,
      ),
    ).toEqual([]);
    const candidates = complaints
      .filter(({ kind }) => kind !== 'constitution')
      .flatMap((complaint) => complaint.candidates);
    expect(
      missing(
        candidates.flatMap((candidate) => candidate.formulas),
        formulaNames,
      ),
    ).toEqual([]);
    expect(candidates.filter(({ pattern }) => !patternNamed(pattern))).toEqual([]);
  });

  it('says of every trade name what is in it, and no name twice', () => {
    const names = [...drugBrands.flatMap((brand) => brand.words), ...substances.flat()];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const { ingredients, words: spelled, source: from } of drugBrands) {
      expect({ spelled, isWhole: spelled.length > 0 && ingredients.length > 0 }).toEqual({
        spelled,
        isWhole: true,
      });
      expect(Object.keys(sources)).toContain(from);
    }
    const unclear = Object.entries(brandNotIn).flatMap(([name, longer]) =>
      names.includes(name) ? longer.filter((word) => !word.includes(name)) : [name],
    );
    expect(unclear).toEqual([]);
    for (const { name, herbs: parts, western = [] } of patentMedicines) {
      expect({ name, isWhole: parts.length + western.length > 0 }).toEqual({ name, isWhole: true });
    }
  });

  it('refers only to symptoms and questions that exist', () => {
    const signs = complaints.flatMap((complaint) => [
      ...complaint.openedBy,
      ...(complaint.openedByTwo ?? []),
      ...(complaint.weaklyOpenedBy ?? []),
      ...complaint.candidates.flatMap((c) => [...c.main, ...c.second, ...c.support, ...c.against]),
    ]);
    expect(new Set(missing(signs, symptomNames))).toEqual(new Set());
    const answers = [...questions, tongueQuestion].flatMap((question) =>
      question.options.flatMap((option) => [...option.present, ...option.absent]),
    );
    expect(new Set(missing(answers, symptomNames))).toEqual(new Set());
    const ids = complaints.flatMap((complaint) => complaint.questions);
    expect(ids.filter((id) => !questionNamed(id))).toEqual([]);
  });

  it('has no sign on both sides of a pattern', () => {
    for (const { name, candidates } of complaints) {
      for (const { pattern, main, second, support, against } of candidates) {
        const signs = [...main, ...second, ...support, ...against];
        const twice = signs.filter((sign, index) => signs.indexOf(sign) !== index);
        expect({ name, pattern, twice }).toEqual({ name, pattern, twice: [] });
        expect(main.length).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('never proposes a formula that is never offered', () => {
    const proposed = complaints.flatMap((c) => c.candidates.flatMap((item) => item.formulas));
    const never = formulas.filter((f) => f.neverOffered !== undefined).map((f) => f.name);
    expect(never.filter((name) => proposed.includes(name))).toEqual([]);
  });
});
