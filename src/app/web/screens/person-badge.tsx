import type { Session } from '#features/sessions/contract.ts';
import { Badge } from '#platform/web/ui/badge.tsx';

import { usePersonName } from './use-person-name.ts';

/** For whom of the family a conversation is; nothing where it is the holder's. */
export function PersonBadge({ personId }: Pick<Session, 'personId'>) {
  const name = usePersonName(personId);
  return personId !== undefined && <Badge tone="pine">{name}</Badge>;
}
