import { symptoms } from './symptoms.ts';

/** Statements that all is well with something, and the symptoms they deny. */
export const deniedByWellness: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  symptoms.flatMap(({ name, denies }) => (denies === undefined ? [] : [[name, denies]])),
);

/** Phrases that say a symptom is over or absent without a negator that stands before its name. */
export const denyingForms: readonly (readonly [form: string, symptom: string])[] = symptoms.flatMap(
  ({ name, deniedBy = [] }) => deniedBy.map((form) => [form, name] as const),
);
