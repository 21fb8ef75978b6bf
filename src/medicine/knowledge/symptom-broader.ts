import { symptoms } from './symptoms.ts';

/**
 * A specific symptom and the general one it contains: who has the first has the second, and who
 * denies the second denies the first.
 */
export const broaderSymptom: Readonly<Record<string, string>> = Object.fromEntries(
  symptoms.flatMap(({ name, broader }) => (broader === undefined ? [] : [[name, broader]])),
);
