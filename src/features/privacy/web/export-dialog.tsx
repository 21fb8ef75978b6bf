import { notify } from '#platform/web/notify.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { PasswordDialog } from './password-dialog.tsx';
import { privacyApi } from './privacy-api.ts';
import { privacyWebTexts } from './texts.ts';

/** Requires the password, then downloads everything as one file. */
export default function ExportDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(privacyWebTexts);
  const run = async (password: string): Promise<void> => {
    saveFile(await privacyApi.exportAccount({ body: { password } }));
    notify({ type: 'success', message: texts.exported });
    onClose();
  };
  return (
    <PasswordDialog
      title={texts.exportData}
      description={texts.exportLead}
      confirmLabel={texts.exportStart}
      failed={texts.exportFailed}
      run={run}
      onClose={onClose}
    />
  );
}
