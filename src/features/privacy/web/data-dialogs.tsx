import { lazy, Suspense } from 'react';

const ExportDialog = lazy(() => import('./export-dialog.tsx'));
const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

export type DataDialog = 'export' | 'delete';

type DataDialogsProps = {
  opened: DataDialog | null;
  /** Undefined until loaded; the deletion dialog is not opened before. */
  coolingOffDays: number | undefined;
  onRequested: () => void;
  onClose: () => void;
};

/** The export and deletion dialogs, whichever is open. */
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
