import type { Patient } from '#test/medicine/simulated-patient.ts';

/**
 * The simulated people of cases written by complaint, each
 * `pattern|sex and age|since when|first words|all that is true, as canonical names`.
 */
export function patientsOf(cases: Readonly<Record<string, readonly string[]>>): Patient[] {
  return Object.entries(cases).flatMap(([complaint, people]) =>
    people.map((line) => {
      const [pattern = '', who = '', since = '', opening = '', facts = ''] = line.split('|');
      return { complaint, pattern, who, since, opening, facts };
    }),
  );
}
