import { notify } from '#platform/web/notify.ts';
import { dateTimeText } from '#platform/web/relative-time.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import { clearDevice } from './clear-device.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { privacyApi } from './privacy-api.ts';
import { privacyWebTexts } from './texts.ts';

/** Long enough to read a date on the next page. */
const noticeMs = 12_000;

type DeleteAccountDialogProps = {
  coolingOffDays: number;
  /** The account was signed out everywhere; the page has to update itself. */
  onRequested: () => void;
  onClose: () => void;
};

/** Shows the consequences and requires the password. */
export default function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { coolingOffDays, onRequested, onClose } = props;
  const { language } = useLanguage();
  const texts = privacyWebTexts[language];
  const effects = [
    texts.effectSignIns,
    texts.effectShares,
    texts.effectCoolingOff(coolingOffDays),
    texts.effectContent,
    texts.effectQuota,
    texts.effectKept,
  ];
  const run = async (password: string): Promise<void> => {
    const { dueAt } = await privacyApi.requestDeletion({ body: { password } });
    const message = texts.requested(dateTimeText(Date.parse(dueAt), language));
    notify({ type: 'warning', message, durationMs: noticeMs });
    try {
      await clearDevice();
    } finally {
      onRequested();
    }
  };
  return (
    <PasswordDialog
      title={texts.deleteAccount}
      description={texts.deleteLead}
      confirmLabel={texts.deleteStart}
      isDanger
      failed={texts.deleteFailed}
      run={run}
      onClose={onClose}
    >
      <ul className="mb-5 list-disc space-y-1.5 pl-5">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </PasswordDialog>
  );
}
