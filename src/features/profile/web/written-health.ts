import type { Bilingual } from '#platform/contract/define-texts.ts';

import type { HealthProfile } from '../contract.ts';
import { birthYearFault, listFault, namesIn } from '../rules.ts';

/** The form as it is written; an empty field says nothing. */
export type WrittenHealth = {
  sex: '' | 'female' | 'male';
  birthYear: string;
  pregnancy: '' | 'yes' | 'no' | 'possible';
  lactating: '' | 'yes' | 'no';
  medicines: string;
  allergies: string;
};

const noneAtAll = /^(?:无|没有|none|no)[。.]?$/i;

export function writtenOf(profile: HealthProfile | null): WrittenHealth {
  const { birthYear, lactating } = profile ?? {};
  const list = (names: readonly string[] | null | undefined): string =>
    names ? names.join('，') || '无' : '';
  return {
    sex: profile?.sex ?? '',
    birthYear: birthYear ? String(birthYear) : '',
    pregnancy: profile?.pregnancy ?? '',
    lactating: lactating === null || lactating === undefined ? '' : lactating ? 'yes' : 'no',
    medicines: list(profile?.medicines),
    allergies: list(profile?.allergies),
  };
}

/** What is sent; a man's form says nothing of a pregnancy. */
export function healthOf(written: WrittenHealth): HealthProfile {
  const isMan = written.sex === 'male';
  const pregnancy = isMan ? '' : written.pregnancy;
  const lactating = isMan ? '' : written.lactating;
  return {
    sex: written.sex || null,
    birthYear: written.birthYear.trim() === '' ? null : Number(written.birthYear),
    pregnancy: pregnancy || null,
    lactating: lactating === '' ? null : lactating === 'yes',
    medicines: listOf(written.medicines),
    allergies: listOf(written.allergies),
  };
}

/** Null when nothing was said; 无 says that there is none. */
function listOf(line: string): string[] | null {
  if (noneAtAll.test(line.trim())) return [];
  const names = namesIn(line);
  return names.length === 0 ? null : names;
}

export function faultsIn(
  written: WrittenHealth,
  thisYear: number,
): Partial<Record<'birthYear' | 'medicines' | 'allergies', Bilingual>> {
  const year = written.birthYear.trim();
  const birthYear = year === '' ? null : birthYearFault(Number(year), thisYear);
  const medicines = listFault(listOf(written.medicines) ?? []);
  const allergies = listFault(listOf(written.allergies) ?? []);
  return {
    ...(birthYear ? { birthYear } : {}),
    ...(medicines ? { medicines } : {}),
    ...(allergies ? { allergies } : {}),
  };
}
