import { useNavigate } from '@tanstack/react-router';

import { lateDialog } from '#platform/web/ui/late-dialog.tsx';

import { askedFor } from '../asked-for.ts';
import { PersonChip } from './person-chip.tsx';
import { useAskedFor } from './use-asked-for.ts';

const NewSessionDialog = lateDialog(() => import('#features/sessions/web/new-session-dialog.tsx'));

/** The dialog with a title, for whomever is chosen; it leads to the conversation. */
export function NewSession({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const personId = useAskedFor();
  const choose = (chosen: number | undefined): void => askedFor.set(chosen ?? null);
  return (
    <NewSessionDialog
      personId={personId}
      whose={<PersonChip personId={personId ?? undefined} onChoose={choose} />}
      onClose={onClose}
      onCreated={({ id }) => {
        askedFor.set(null);
        void navigate({ to: '/chat/$sessionId', params: { sessionId: id } });
      }}
    />
  );
}
