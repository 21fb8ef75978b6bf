import type { Bilingual } from '#platform/contract/define-texts.ts';

import type { HealthProfile } from '../contract.ts';
import { birthYearError, listError, parseNames } from '../rules.ts';
import formLists from '#medicine/compiled/lexicon/form.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';
import { healthFormTexts as texts } from './health-form-texts.ts';

const formWords = lexicon(formLists);

/** The values of the form; an empty field means not given. */
export type HealthFormValues = {
  sex: '' | 'female' | 'male';
  birthYear: string;
  pregnancy: '' | 'yes' | 'no' | 'possible';
  lactating: '' | 'yes' | 'no';
  medicines: string;
  allergies: string;
};

const noneAtAll = formWords['form.none'].regExp('i');

export function toFormValues(profile: HealthProfile | null): HealthFormValues {
  const { birthYear, lactating } = profile ?? {};
  const list = (names: readonly string[] | null | undefined): string =>
    names ? names.join('，') || texts.none : '';
  return {
    sex: profile?.sex ?? '',
    birthYear: birthYear ? String(birthYear) : '',
    pregnancy: profile?.pregnancy ?? '',
    lactating: lactating === null || lactating === undefined ? '' : lactating ? 'yes' : 'no',
    medicines: list(profile?.medicines),
    allergies: list(profile?.allergies),
  };
}

/** Converts to the profile to send; a man's form omits the pregnancy. */
export function fromFormValues(values: HealthFormValues): HealthProfile {
  const isMan = values.sex === 'male';
  const pregnancy = isMan ? '' : values.pregnancy;
  const lactating = isMan ? '' : values.lactating;
  return {
    sex: values.sex || null,
    birthYear: values.birthYear.trim() === '' ? null : Number(values.birthYear),
    pregnancy: pregnancy || null,
    lactating: lactating === '' ? null : lactating === 'yes',
    medicines: listOf(values.medicines),
    allergies: listOf(values.allergies),
  };
}

/** Null if empty; 无 means none. */
function listOf(line: string): string[] | null {
  if (noneAtAll.test(line.trim())) return [];
  const names = parseNames(line);
  return names.length === 0 ? null : names;
}

export function healthFormErrors(
  values: HealthFormValues,
  thisYear: number,
): Partial<Record<'birthYear' | 'medicines' | 'allergies', Bilingual>> {
  const year = values.birthYear.trim();
  const birthYear = year === '' ? null : birthYearError(Number(year), thisYear);
  const medicines = listError(listOf(values.medicines) ?? []);
  const allergies = listError(listOf(values.allergies) ?? []);
  return {
    ...(birthYear ? { birthYear } : {}),
    ...(medicines ? { medicines } : {}),
    ...(allergies ? { allergies } : {}),
  };
}
