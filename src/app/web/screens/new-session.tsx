import { useNavigate } from '@tanstack/react-router';

import { lateDialog } from '#platform/web/ui/late-dialog.tsx';

import { nextPerson } from '../next-person.ts';
import { PersonChip } from './person-chip.tsx';
import { useNextPerson } from './use-next-person.ts';

const NewSessionDialog = lateDialog(() => import('#features/sessions/web/new-session-dialog.tsx'));

/** The dialog with a title, for whomever is chosen; it leads to the conversation. */
export function NewSession({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const personId = useNextPerson();
  const choose = (chosen: number | undefined): void => nextPerson.set(chosen ?? null);
  return (
    <NewSessionDialog
      personId={personId}
      whose={<PersonChip personId={personId ?? undefined} onChoose={choose} />}
      onClose={onClose}
      onCreated={({ id }) => {
        nextPerson.set(null);
        void navigate({ to: '/chat/$sessionId', params: { sessionId: id } });
      }}
    />
  );
}
