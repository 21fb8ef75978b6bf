import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';

import { PictureInput, type PictureInputProps } from '#features/pictures/web/picture-input.tsx';
import { addToList } from '#features/safety/web/list-draft.ts';
import { sessionApi } from '#features/sessions/web/session-api.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';

import { useNextPerson } from './use-next-person.ts';

export type ReportInputProps = Omit<PictureInputProps, 'onCheckMedicines'>;

/** Reads a report into the input; the medicines on it are checked for whom the conversation is. */
export function ReportInput(props: ReportInputProps) {
  const navigate = useNavigate();
  const personId = usePersonId();
  const check = (lines: readonly string[]): void => {
    addToList(lines);
    void navigate({
      to: '/herb-check',
      search: personId === null ? {} : { person: personId },
    });
  };
  return <PictureInput {...props} onCheckMedicines={check} />;
}

/** For whom the open conversation is, or the next one. */
function usePersonId(): number | null {
  const { sessionId } = useParams({ strict: false });
  const next = useNextPerson();
  const { data: session } = useQuery({
    ...endpointQuery(sessionApi, 'getSession', { params: { id: sessionId ?? 0 } }),
    enabled: sessionId !== undefined,
  });
  return sessionId === undefined ? next : (session?.personId ?? null);
}
