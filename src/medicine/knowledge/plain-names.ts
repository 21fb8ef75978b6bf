import rows from '../compiled/plain-names.json' with { type: 'json' };

type PlainName = { symptom: string; plain: string };

const plainNames: ReadonlyMap<string, string> = new Map(
  (rows as readonly PlainName[]).map(({ symptom, plain }) => [symptom, plain]),
);

/** What people call a symptom: its everyday word, else its canonical name. */
export const plainName = (symptom: string): string => plainNames.get(symptom) ?? symptom;
