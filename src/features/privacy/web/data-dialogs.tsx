import { lazy, Suspense } from 'react';

const ExportDialog = lazy(() => import('./export-dialog.tsx'));
const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

export type DataDialog = 'export' | 'delete';

type DataDialogsProps = {
  opened: DataDialog | null;
  /** Undefined until the server has said it: the deletion is not opened before. */
  coolingOffDays: number | undefined;
  onRequested: () => void;
  onClose: () => void;
};

/** The two dialogs that ask for the password, whichever is open. */
export function DataDialogs({ opened, coolingOffDays, onRequested, onClose }: DataDialogsProps) {
  return (
    <Suspense fallback={null}>
      {opened === 'export' && <ExportDialog onClose={onClose} />}
      {opened === 'delete' && coolingOffDays !== undefined && (
        <DeleteAccountDialog
          coolingOffDays={coolingOffDays}
          onRequested={onRequested}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
