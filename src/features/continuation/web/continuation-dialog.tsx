import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { continuationApi } from './continuation-api.ts';
import { ContinuationProgress } from './continuation-progress.tsx';
import { continuationDialogTexts } from './dialog-texts.ts';
import { PinnedEditor } from './pinned-editor.tsx';
import { isLineTooLong, sentLines, type PinnedLine } from './pinned-lines.ts';
import { continuationWebTexts } from './texts.ts';
import { useContinuation, type ContinuationEnds } from './use-continuation.ts';

type ContinuationDialogProps = ContinuationEnds & { sessionId: number; onClose: () => void };

/** Asks for confirmation with the facts to check, then shows the progress. */
export default function ContinuationDialog(props: ContinuationDialogProps) {
  const { sessionId, onClose } = props;
  const texts = useTexts(continuationDialogTexts);
  const { continueInNew } = useTexts(continuationWebTexts);
  const { state, start } = useContinuation(sessionId, props);
  const pinned = usePinnedLines(sessionId);
  const isAsking = state.phase === 'asking';
  const isBusy = state.phase === 'working' || state.phase === 'done';
  const create = (): void => void start(pinned.lines && sentLines(pinned.lines));
  return (
    <Dialog
      isOpen
      isPersistent
      size="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isAsking ? texts.dialogTitle : continueInNew}
      description={isAsking ? texts.dialogText : undefined}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {isAsking ? texts.cancel : texts.close}
          </Button>
          <Button
            pending={isBusy || pinned.isPending}
            disabled={pinned.lines?.some(isLineTooLong) ?? false}
            onClick={create}
          >
            {state.phase === 'failed' ? texts.retry : texts.create}
          </Button>
        </>
      }
    >
      {!isAsking && <ContinuationProgress state={state} />}
      {isAsking && pinned.isPending && <LinesSkeleton />}
      {isAsking && pinned.hasFailed && <Banner type="warning">{texts.pinnedFailed}</Banner>}
      {isAsking && pinned.lines && <PinnedEditor lines={pinned.lines} onChange={pinned.change} />}
    </Dialog>
  );
}

/** The facts as found by the server, then as edited; null while loading. */
function usePinnedLines(sessionId: number) {
  const asked = { params: { id: sessionId } };
  const found = useQuery({
    ...endpointQuery(continuationApi, 'getCarriedFacts', asked),
    staleTime: 0,
    gcTime: 0,
  });
  const [changed, change] = useState<PinnedLine[] | null>(null);
  const lines = changed ?? found.data?.pinned.map((text, at) => ({ key: at + 1, text })) ?? null;
  return { lines, change, isPending: found.isPending, hasFailed: found.isError };
}

function LinesSkeleton() {
  return (
    <SkeletonGroup className="space-y-3">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </SkeletonGroup>
  );
}
