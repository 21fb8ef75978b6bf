import * as z from 'zod/mini';
import { cutForm, expandForm, formParts } from '#medicine/knowledge/expand-form.ts';
import { isWideForm } from '#medicine/findings/wide-form.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { idioms, meantAllTheSame, redFlagLexicon } from '#medicine/knowledge/red-flags-lexicon.ts';
import { redFlagGroups } from '#medicine/knowledge/red-flags.ts';
import { sources } from '#medicine/knowledge/source.ts';
import { broaderSymptom } from '#medicine/knowledge/symptom-broader.ts';
import { deniedByWellness, denyingForms } from '#medicine/knowledge/symptom-denials.ts';
import { symptoms } from '#medicine/knowledge/symptoms.ts';

const source = z.string().check(z.refine((id) => Object.hasOwn(sources, id)));
const text = z.string().check(z.minLength(1));

const symptomSchema = z.strictObject({
  name: text,
  forms: z.array(text).check(z.minLength(2)),
  group: text,
  opposite: z.optional(text),
  absentMeans: z.optional(text),
  broader: z.optional(text),
  isWell: z.optional(z.literal(true)),
  isDescription: z.optional(z.literal(true)),
  denies: z.optional(z.array(text)),
  deniedBy: z.optional(z.array(text)),
  sources: z.array(source).check(z.minLength(1)),
  reviewer: z.optional(text),
});

const groupSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/u)),
  title: text,
  level: z.enum(['emergency', 'crisis', 'safety', 'urgent']),
  rules: z
    .array(z.looseObject({ all: z.array(z.unknown()).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  advice: z.string(),
  names: z.optional(z.array(text)),
  namesOf: z.optional(text),
  sources: z.array(source).check(z.minLength(1)),
  reviewer: z.optional(text),
});

const hotlineSchema = z.strictObject({
  id: text,
  number: z.string().check(z.regex(/^[\d-]+$/u)),
  name: text,
});

function doubled(names: readonly string[], what: string): string[] {
  return names
    .filter((name, at) => names.indexOf(name) !== at)
    .map((name) => `${what} twice: ${name}`);
}

function badForms(forms: readonly string[], owner: string): string[] {
  return forms.flatMap((form) => {
    try {
      if (isWideForm(form)) {
        const isEmpty = form.split(/~{1,2}/u).some((part) => formParts(part).length === 0);
        return isEmpty ? [`${owner}: empty part in ${form}`] : [];
      }
      const { head, tail } = cutForm(form);
      const written = [head, ...(tail === undefined ? [] : [tail])].map(expandForm);
      return written.some((list) => list.length === 0) ? [`${owner}: empty form ${form}`] : [];
    } catch (error) {
      return [`${owner}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

function unknownNames(): string[] {
  const known = new Set(symptoms.map(({ name }) => name));
  const named = [
    ...symptoms.flatMap(({ opposite, absentMeans }) => [opposite, absentMeans]),
    ...Object.entries(broaderSymptom).flat(),
    ...Object.entries(deniedByWellness).flatMap(([name, denied]) => [name, ...denied]),
    ...denyingForms.map(([, symptom]) => symptom),
  ];
  return named
    .filter((name) => name !== undefined && !known.has(name))
    .map((name) => `no such symptom: ${name}`);
}

/** Every fault in the tables of symptoms, danger signs and hotlines, as sentences; empty when sound. */
export function checkSymptomsAndFlags(): string[] {
  const faults = [
    ...symptoms.map((row) => [row.name, z.safeParse(symptomSchema, row)] as const),
    ...redFlagGroups.map((row) => [row.id, z.safeParse(groupSchema, row)] as const),
    ...hotlines.map((row) => [row.id, z.safeParse(hotlineSchema, row)] as const),
  ].flatMap(([name, result]) => (result.success ? [] : [`${name}: ${result.error.message}`]));
  const words = (list: string): string[] => list.split(/\s+/u).filter(Boolean);
  return [
    ...faults,
    ...doubled(
      symptoms.map(({ name }) => name),
      'symptom',
    ),
    ...doubled(
      redFlagGroups.map(({ id }) => id),
      'group',
    ),
    ...unknownNames(),
    ...symptoms.flatMap(({ name, forms }) => badForms(forms, name)),
    ...Object.entries(redFlagLexicon).flatMap(([name, list]) => badForms(words(list), name)),
    ...badForms(words(idioms), 'idioms'),
    ...badForms(words(meantAllTheSame), 'meant'),
  ];
}
