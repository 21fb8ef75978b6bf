import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '#platform/web/ui/button.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { DataDialogs, type DataDialog } from './data-dialogs.tsx';
import { deletionQuery } from './deletion-query.ts';
import { privacyWebTexts } from './texts.ts';

/** Export and deletion for users who do not accept the agreement. */
export default function WithoutAgreement({ onRequested }: { onRequested: () => void }) {
  const texts = useTexts(privacyWebTexts);
  const [opened, setOpened] = useState<DataDialog | null>(null);
  const deletion = useQuery(deletionQuery);
  const days = deletion.data?.coolingOffDays;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5">
      <p className="text-muted">{texts.withoutAgreement}</p>
      <Button variant="link" onClick={() => setOpened('export')}>
        {texts.exportData}
      </Button>
      {deletion.isLoadingError ? (
        <div className="w-full">
          <QueryFailure title={texts.deleteUnread} query={deletion} />
        </div>
      ) : (
        <Button variant="link" pending={days === undefined} onClick={() => setOpened('delete')}>
          {texts.deleteAccount}
        </Button>
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
