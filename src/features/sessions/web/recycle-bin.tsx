import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';

import { pageCount } from '#platform/contract/paging.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Veil } from '#platform/web/ui/veil.tsx';
import { confirm } from '#platform/web/confirm.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { DeletedSession } from '../contract.ts';
import { sessionListPageSize } from '../rules.ts';
import { DeletedSessionCard } from './deleted-session-card.tsx';
import { sessionApi } from './session-api.ts';
import { SessionListSkeleton, sessionGridClass } from './session-list-skeleton.tsx';
import { usePurgeSession, useRestoreSession } from './session-mutations.ts';
import { binTexts } from './bin-texts.ts';

type RecycleBinProps = {
  page: number;
  onPage: (page: number) => void;
};

/** The deleted sessions that can be restored. */
export function RecycleBin({ page, onPage }: RecycleBinProps) {
  const texts = useTexts(binTexts);
  const query = { page, page_size: sessionListPageSize };
  const bin = useQuery({
    ...endpointQuery(sessionApi, 'listDeletedSessions', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const restore = useRestoreSession();
  const confirmPurge = useConfirmPurge();
  const pages = bin.data && pageCount(bin.data.count, sessionListPageSize);
  // The last card of the last page was removed.
  useEffect(() => {
    if (pages !== undefined && page > pages) onPage(pages);
  }, [page, pages, onPage]);
  if (bin.isPending) return <SessionListSkeleton />;
  if (!bin.data) return <QueryFailure title={texts.binFailed} query={bin} />;
  const { results, count } = bin.data;
  if (count === 0) {
    return (
      <EmptyState
        icon={<Trash2 aria-hidden="true" />}
        title={texts.binEmptyTitle}
        hint={texts.binEmptyHint}
      />
    );
  }
  return (
    <>
      <ul className={sessionGridClass} aria-busy={bin.isPlaceholderData}>
        {results.map((session) => (
          <Veil key={session.id} at={session.deletedAt} nowMs={bin.dataUpdatedAt}>
            <DeletedSessionCard
              session={session}
              isBusy={restore.isPending}
              onRestore={() => restore.mutate(session, { onSuccess: focusPage })}
              onPurge={() => void confirmPurge(session)}
            />
          </Veil>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={page} totalPages={pages ?? 1} onPage={onPage} />
      </div>
    </>
  );
}

/** A removed card loses the focus, so it moves to the page. */
const focusPage = (): void => document.querySelector('main')?.focus();

/** Asks for confirmation, naming what is lost, then deletes permanently. */
function useConfirmPurge(): (session: DeletedSession) => Promise<void> {
  const texts = useTexts(binTexts);
  const { mutate } = usePurgeSession();
  return async (session) => {
    const isSure = await confirm({
      title: texts.purgeTitle(session.title),
      description: texts.purgeLoss(session.messagesCount),
      confirmLabel: texts.purge,
      tone: 'danger',
    });
    if (isSure) mutate(session, { onSuccess: focusPage });
  };
}
