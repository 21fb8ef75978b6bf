import { useQuery } from '@tanstack/react-query';

import { familyQuery } from '#features/profile/web/family-api.ts';
import { ofSelf } from '#features/sessions/rules.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { personTexts } from './person-texts.ts';

/** The holder and those of the family, to choose from; empty without a family. */
export function usePersonOptions(): { value: string; label: string }[] {
  const texts = useTexts(personTexts);
  const { data } = useQuery(familyQuery);
  if (!data || data.persons.length === 0) return [];
  const people = data.persons.map(({ id, name }) => ({ value: String(id), label: name }));
  return [{ value: ofSelf, label: texts.self }, ...people];
}
