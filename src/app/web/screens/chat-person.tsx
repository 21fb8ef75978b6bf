import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { familyQuery } from '#features/profile/web/family-api.ts';
import type { Session } from '#features/sessions/contract.ts';

import { nextPerson } from '../next-person.ts';
import { PersonChip } from './person-chip.tsx';

/**
 * Whom this conversation is for; choosing someone else begins another one and never mixes two. An account
 * without family members has nothing to choose here.
 */
export function ChatPerson({ session: { personId } }: { session: Session }) {
  const navigate = useNavigate();
  const { data } = useQuery(familyQuery);
  if (personId === undefined && (data?.persons.length ?? 0) === 0) return null;
  const choose = (chosen: number | undefined): void => {
    if (chosen === personId) return;
    nextPerson.set(chosen ?? null);
    void navigate({ to: '/sessions' });
  };
  return <PersonChip personId={personId} onChoose={choose} />;
}
