import { ageMonthsOf, ageOf } from '#features/account/age-rules.ts';
import { profileWebTexts } from './texts.ts';
import type { Language } from '#platform/contract/define-texts.ts';

import type { FamilyPerson } from '../family-schemas.ts';
import { familyWebTexts } from './family-web-texts.ts';

/** From this age on in years, before in months. */
const yearsFrom = 2;

export function ageText({ birthMonth }: FamilyPerson, now: Date, language: Language): string {
  const texts = familyWebTexts[language];
  const years = ageOf(birthMonth, now);
  if (years >= yearsFrom) return texts.years(years);
  const months = ageMonthsOf(birthMonth, now);
  return months === 0 ? texts.newborn : texts.months(months);
}

const comma = { 'zh-CN': '、', 'en-US': ', ' } as const;

/** The stored information besides name and age, on one line. */
export function factsText(person: FamilyPerson, language: Language): string {
  const texts = familyWebTexts[language];
  const { sex, conditions, medicines, allergies } = person;
  const list = (
    names: readonly string[] | null,
    none: string,
    some: (names: string) => string,
  ): string[] =>
    names === null ? [] : [names.length === 0 ? none : some(names.join(comma[language]))];
  const facts = [
    ...(sex === null ? [] : [profileWebTexts[language][sex]]),
    ...list(conditions, texts.noConditions, (names) => names),
    ...list(medicines, texts.noMedicines, texts.takes),
    ...list(allergies, texts.noAllergies, texts.allergicTo),
  ];
  return facts.join(' · ') || texts.nothingMore;
}
