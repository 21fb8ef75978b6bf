import type { Bilingual } from '#platform/contract/define-texts.ts';

import type { HealthProfile } from '../contract.ts';
import type { HealthFacts } from '../health-schemas.ts';
import { birthYearError, listError, parseNames } from '../rules.ts';
import formLists from '#medicine/compiled/lexicon/form.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';
import { healthFormTexts as texts } from './health-form-texts.ts';

const formWords = lexicon(formLists);

/** The values of the form; an empty field means not given. */
export type FactValues = {
  sex: '' | 'female' | 'male';
  pregnancy: '' | 'yes' | 'no' | 'possible';
  lactating: '' | 'yes' | 'no';
  medicines: string;
  allergies: string;
};
export type HealthFormValues = FactValues & { birthYear: string };

const noneAtAll = formWords['form.none'].regExp('i');

export function toFactValues(facts: HealthFacts | null): FactValues {
  const lactating = facts?.lactating ?? null;
  return {
    sex: facts?.sex ?? '',
    pregnancy: facts?.pregnancy ?? '',
    lactating: lactating === null ? '' : lactating ? 'yes' : 'no',
    medicines: lineOf(facts?.medicines),
    allergies: lineOf(facts?.allergies),
  };
}

/** Converts to the facts to send; a man's form omits the pregnancy. */
export function fromFactValues(values: FactValues): HealthFacts {
  const isMan = values.sex === 'male';
  const pregnancy = isMan ? '' : values.pregnancy;
  const lactating = isMan ? '' : values.lactating;
  return {
    sex: values.sex || null,
    pregnancy: pregnancy || null,
    lactating: lactating === '' ? null : lactating === 'yes',
    medicines: listOf(values.medicines),
    allergies: listOf(values.allergies),
  };
}

export const toFormValues = (profile: HealthProfile | null): HealthFormValues => ({
  ...toFactValues(profile),
  birthYear: profile?.birthYear ? String(profile.birthYear) : '',
});

export const fromFormValues = ({ birthYear, ...values }: HealthFormValues): HealthProfile => ({
  ...fromFactValues(values),
  birthYear: birthYear.trim() === '' ? null : Number(birthYear),
});

/** A list as it is written; 无 where it is empty. */
export const lineOf = (names: readonly string[] | null | undefined): string =>
  names ? names.join('，') || texts.none : '';

/** Null if empty; 无 means none. */
export function listOf(line: string): string[] | null {
  if (noneAtAll.test(line.trim())) return [];
  const names = parseNames(line);
  return names.length === 0 ? null : names;
}

/** What is wrong with lists, by field. */
export function lineErrors<N extends string>(
  lines: Readonly<Record<N, string>>,
): Partial<Record<N, Bilingual>> {
  const wrong = (Object.keys(lines) as N[]).flatMap((name) => {
    const error = listError(listOf(lines[name]) ?? []);
    return error ? [[name, error] as const] : [];
  });
  return Object.fromEntries(wrong) as Partial<Record<N, Bilingual>>;
}

export function healthFormErrors(
  { birthYear: written, medicines, allergies }: HealthFormValues,
  thisYear: number,
): Partial<Record<'birthYear' | 'medicines' | 'allergies', Bilingual>> {
  const year = written.trim();
  const birthYear = year === '' ? null : birthYearError(Number(year), thisYear);
  return { ...(birthYear ? { birthYear } : {}), ...lineErrors({ medicines, allergies }) };
}
