import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { MyShareDetail } from '../contract.ts';
import { isListed } from '../rules.ts';
import { myShareTexts } from './my-share-texts.ts';
import { RejectReason } from './reject-reason.tsx';
import { SharedContent } from './shared-content.tsx';
import { SharedFailure } from './shared-failure.tsx';
import { SharedSkeleton } from './shared-skeleton.tsx';
import { sharingApi } from './sharing-api.ts';
import { useMyShareActions } from './use-my-share-actions.ts';

const EditShareDialog = lazy(() => import('./edit-share-dialog.tsx'));

type MyShareViewProps = {
  shareId: number;
  renderComments: (share: MyShareDetail) => ReactNode;
  onRemoved: () => void;
};

/** The author's view of a share: its state, the reason for a rejection, and actions. */
export function MyShareView({ shareId, renderComments, onRemoved }: MyShareViewProps) {
  const texts = useTexts(myShareTexts);
  const query = useQuery(endpointQuery(sharingApi, 'getMyShare', { params: { id: shareId } }));
  const share = query.data;
  if (query.isPending) return <SharedSkeleton />;
  if (!share) return <SharedFailure query={query} />;
  const hints = { pending: texts.pendingHint, withdrawn: texts.withdrawnHint };
  const { status } = share;
  const hint = status === 'pending' || status === 'withdrawn' ? hints[status] : null;
  return (
    <SharedContent
      share={share}
      notice={
        <>
          <RejectReason share={share} />
          {hint !== null && <p className="mt-3 text-muted">{hint}</p>}
        </>
      }
      actions={<Actions share={share} onRemoved={onRemoved} />}
      comments={renderComments(share)}
    />
  );
}

function Actions({ share, onRemoved }: { share: MyShareDetail; onRemoved: () => void }) {
  const texts = useTexts(myShareTexts);
  const { run, isBusy } = useMyShareActions(share.id, onRemoved);
  const [isEditing, setEditing] = useState(false);
  const canGoAgain = share.status === 'withdrawn' || share.status === 'rejected';
  return (
    <>
      <Button onClick={() => setEditing(true)}>{texts.edit}</Button>
      {canGoAgain && (
        <Button variant="quiet" disabled={isBusy} onClick={() => run('again')}>
          {texts.again}
        </Button>
      )}
      {share.status !== 'withdrawn' && (
        <Button variant="quiet" disabled={isBusy} onClick={() => run('withdraw')}>
          {texts.withdraw}
        </Button>
      )}
      <Button variant="quiet" disabled={isBusy} onClick={() => run('remove')}>
        {texts.remove}
      </Button>
      {isListed(share) && (
        <Link
          to="/shared/$sharedId"
          params={{ sharedId: share.id }}
          className={buttonClass('link', 'medium')}
        >
          {texts.view}
        </Link>
      )}
      {isEditing && (
        <Suspense>
          <EditShareDialog shareId={share.id} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
