import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { notify } from '#platform/web/notify.ts';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { confirm } from '#platform/web/confirm.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { clearDevice } from './clear-device.ts';
import { DataDialogs, type DataDialog } from './data-dialogs.tsx';
import { DataRow } from './data-row.tsx';
import { deletionQuery } from './deletion-query.ts';
import { privacyWebTexts } from './texts.ts';

type DataSettingsProps = {
  onDeviceCleared: () => void;
  /** The deletion was requested, which has ended the sign-in. */
  onRequested: () => void;
};

/** Export of the data, clearing the device, and deletion of the account. */
export default function DataSettings({ onDeviceCleared, onRequested }: DataSettingsProps) {
  const texts = useTexts(privacyWebTexts);
  const [opened, setOpened] = useState<DataDialog | null>(null);
  const deletion = useQuery(deletionQuery);
  const days = deletion.data?.coolingOffDays;
  const clearing = useClearing(onDeviceCleared);
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-4">
      <DataRow
        label={texts.exportData}
        hint={texts.exportHint}
        action={texts.exportStart}
        onPress={() => setOpened('export')}
      />
      <DataRow
        label={texts.clearDevice}
        hint={texts.clearDeviceHint}
        action={texts.clear}
        isPending={clearing.isPending}
        onPress={() => void clearing.ask()}
      />
      {deletion.isLoadingError ? (
        <QueryFailure title={texts.deleteUnread} query={deletion} />
      ) : (
        <DataRow
          label={texts.deleteAccount}
          hint={days === undefined ? texts.deleteHintShort : texts.deleteHint(days)}
          action={texts.deleteShort}
          isPending={days === undefined}
          onPress={() => setOpened('delete')}
        />
      )}
      <DataDialogs
        opened={opened}
        coolingOffDays={days}
        onRequested={onRequested}
        onClose={() => setOpened(null)}
      />
    </div>
  );
}

function useClearing(onCleared: () => void) {
  const texts = useTexts(privacyWebTexts);
  const { mutate, isPending } = useMutation({
    mutationFn: clearDevice,
    onSuccess: () => {
      notify({ type: 'success', message: texts.cleared });
      onCleared();
    },
    onError: () => notify({ type: 'error', message: texts.clearFailed }),
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: texts.clearTitle,
      description: texts.clearText,
      confirmLabel: texts.clear,
      tone: 'danger',
    });
    if (isSure) mutate();
  };
  return { ask, isPending };
}
