import { useQuery } from '@tanstack/react-query';

import { familyQuery } from '#features/profile/web/family-api.ts';
import { useStore } from '#platform/web/use-store.ts';

import { nextPerson } from '../next-person.ts';

/** The family member whom the next conversation is for, unless removed in the meantime. */
export function useNextPerson(): number | null {
  const chosen = useStore(nextPerson);
  const { data } = useQuery(familyQuery);
  return data?.persons.some(({ id }) => id === chosen) === true ? chosen : null;
}
