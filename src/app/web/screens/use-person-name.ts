import { useQuery } from '@tanstack/react-query';

import { familyQuery } from '#features/profile/web/family-api.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { personTexts } from './person-texts.ts';

/** How the one is called for whom a conversation is: undefined for the holder, null for one removed since. */
export function usePersonName(personId: number | null | undefined): string {
  const texts = useTexts(personTexts);
  const { data } = useQuery({ ...familyQuery, enabled: typeof personId === 'number' });
  if (personId === undefined) return texts.self;
  return data?.persons.find(({ id }) => id === personId)?.name ?? texts.someone;
}
