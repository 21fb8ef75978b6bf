import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Badge } from '#platform/web/ui/badge.tsx';

import { ContinueShareButton } from './continue-share-button.tsx';
import { LikeButton } from './like-button.tsx';
import { SharedContent } from './shared-content.tsx';
import { SharedFailure } from './shared-failure.tsx';
import { SharedSkeleton } from './shared-skeleton.tsx';
import type { SharedSession } from '../contract.ts';
import { sharingApi } from './sharing-api.ts';
import { useTexts } from '#platform/web/use-texts.ts';
import { sharedTexts } from './shared-texts.ts';

export const sharedSessionQuery = (sharedId: number) =>
  endpointQuery(sharingApi, 'getSharedSession', { params: { id: sharedId } });

type SharedSessionViewProps = {
  sharedId: number;
  /** Further actions, such as reporting. */
  renderReport: (share: SharedSession) => ReactNode;
  renderComments: (share: SharedSession) => ReactNode;
  onContinued: (sessionId: number) => void;
};

/** The readers' view of a share. */
export function SharedSessionView(props: SharedSessionViewProps) {
  const texts = useTexts(sharedTexts);
  const query = useQuery(sharedSessionQuery(props.sharedId));
  const share = query.data;
  if (query.isPending) return <SharedSkeleton />;
  if (!share) return <SharedFailure query={query} />;
  const isOpen = share.status === 'approved';
  return (
    <SharedContent
      share={share}
      badges={share.isMine && <Badge>{texts.mine}</Badge>}
      actions={
        <>
          {isOpen && <LikeButton share={share} />}
          <ContinueShareButton sharedId={share.id} onContinued={props.onContinued} />
          {isOpen && !share.isMine && props.renderReport(share)}
        </>
      }
      comments={props.renderComments(share)}
    />
  );
}
