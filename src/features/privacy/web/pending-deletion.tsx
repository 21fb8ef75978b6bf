import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { dateTimeText } from '#platform/web/relative-time.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { deletionQuery } from './deletion-query.ts';
import { privacyApi } from './privacy-api.ts';
import { privacyWebTexts } from './texts.ts';

const ExportDialog = lazy(() => import('./export-dialog.tsx'));

type PendingDeletionProps = {
  /** The deletion was cancelled. */
  onKeepAccount: () => void;
  onSignOut: () => void;
};

/** The date of the deletion, with buttons to keep the account, export the data or sign out. */
export function PendingDeletion({ onKeepAccount, onSignOut }: PendingDeletionProps) {
  const { language } = useLanguage();
  const texts = privacyWebTexts[language];
  const [isExporting, setExporting] = useState(false);
  const query = useQuery(deletionQuery);
  const { data, isFetching } = query;
  const keeping = useKeeping(onKeepAccount);
  if (!data && isFetching) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-6" />
        <Skeleton className="mt-3 h-11" />
      </SkeletonGroup>
    );
  }
  if (!data) return <QueryFailure title={texts.pendingFailed} query={query} />;
  if (!data.deletion) return <Navigate to="/" replace />;
  const date = dateTimeText(Date.parse(data.deletion.dueAt), language);
  return (
    <>
      <p className="text-lg">{texts.pendingLead(date)}</p>
      <p className="mt-2 text-muted">{texts.pendingHint}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button pending={keeping.isPending} onClick={() => keeping.mutate()}>
          {texts.keepAccount}
        </Button>
        <Button variant="quiet" onClick={() => setExporting(true)}>
          {texts.exportData}
        </Button>
        <Button variant="ghost" onClick={onSignOut}>
          {texts.signOut}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isExporting && <ExportDialog onClose={() => setExporting(false)} />}
      </Suspense>
    </>
  );
}

function useKeeping(onKeepAccount: () => void) {
  const { language } = useLanguage();
  const texts = privacyWebTexts[language];
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => privacyApi.cancelDeletion(),
    onSuccess: () => {
      cache.removeQueries({ queryKey: deletionQuery.queryKey });
      notify({ type: 'success', message: texts.kept });
      onKeepAccount();
    },
    onError: (error) =>
      notify({
        type: 'error',
        message: failureText(error, texts.keepFailed),
      }),
  });
}
