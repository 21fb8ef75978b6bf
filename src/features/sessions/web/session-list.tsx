import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { pageCount } from '#platform/contract/paging.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Veil } from '#platform/web/ui/veil.tsx';
import { confirm } from '#platform/web/confirm.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Session } from '../contract.ts';
import { sessionListPageSize } from '../rules.ts';
import { sessionApi } from './session-api.ts';
import { SessionCard } from './session-card.tsx';
import { SessionListSkeleton, sessionGridClass } from './session-list-skeleton.tsx';
import { useDeleteSession, useRenameSession } from './session-mutations.ts';
import { sessionPageCall } from './session-page-call.ts';
import { sessionListTexts } from './session-list-texts.ts';
import { sessionWebTexts } from './texts.ts';

const HelpSettingsDialog = lazy(() => import('./help-settings-dialog.tsx'));

type SessionListProps = {
  page: number;
  /** The id of a person of the family, or `ofSelf`; all conversations without one. */
  whose?: string | undefined;
  onPage: (page: number) => void;
  /** The action shown in an empty list. */
  startAction: ReactNode;
  /** Further entries in the menu of a card. */
  moreActions: (session: Session) => readonly MenuItem[];
  /** Shows on a card whom its conversation is for. */
  Mark?: ComponentType<Pick<Session, 'personId'>>;
};

/** How often it is looked whether a reply has ended that this page does not follow. */
const replyingPollMs = 5_000;

/** The query of one page; the screen also uses it to check whether there is any session. */
export const sessionPageQuery = (page: number, whose?: string) =>
  endpointQuery(sessionApi, 'listSessions', sessionPageCall(page, whose));

/** The grid of conversations with its loading, error and empty states. */
export function SessionList(props: SessionListProps) {
  const { page, whose, onPage, startAction, moreActions, Mark } = props;
  const texts = useTexts(sessionWebTexts);
  const own = useTexts(sessionListTexts);
  const list = useQuery({
    ...sessionPageQuery(page, whose),
    placeholderData: keepPreviousData,
    // Keeps the list unchanged when returning from a conversation.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ isReplying }) => isReplying === true) === true
        ? replyingPollMs
        : false,
  });
  const rename = useRenameSession();
  const confirmDelete = useConfirmDelete();
  const [helpFor, setHelpFor] = useState<Session | null>(null);
  if (list.isPending) return <SessionListSkeleton />;
  if (!list.data) return <QueryFailure title={own.loadFailed} query={list} />;
  const { results, count } = list.data;
  if (count === 0) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-muted">
        {whose === undefined ? own.emptyTitle : own.emptyOfPerson}
        {startAction}
      </p>
    );
  }
  return (
    <>
      <ul aria-label={texts.title} className={sessionGridClass} aria-busy={list.isPlaceholderData}>
        {results.map((session) => (
          <Veil key={session.id} at={session.updatedAt} nowMs={list.dataUpdatedAt}>
            <SessionCard
              session={session}
              nowMs={list.dataUpdatedAt}
              onRename={(title) => rename.mutate({ id: session.id, title })}
              onDelete={() => void confirmDelete(session)}
              onHelpSettings={() => setHelpFor(session)}
              moreActions={moreActions(session)}
              mark={Mark && <Mark personId={session.personId} />}
            />
          </Veil>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={page}
          totalPages={pageCount(count, sessionListPageSize)}
          onPage={onPage}
        />
      </div>
      {helpFor && (
        <Suspense>
          <HelpSettingsDialog session={helpFor} onClose={() => setHelpFor(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Asks for confirmation, naming what is lost, then deletes. */
function useConfirmDelete(): (session: Session) => Promise<void> {
  const texts = useTexts(sessionWebTexts);
  const own = useTexts(sessionListTexts);
  const { mutate } = useDeleteSession();
  return async (session) => {
    const isSure = await confirm({
      title: own.deleteTitle(session.title),
      description: `${own.deleteLoss(session.messagesCount)}${own.deleteUndo}`,
      confirmLabel: texts.delete,
      tone: 'danger',
    });
    if (!isSure) return;
    // The removed card loses the focus, so it moves to the page.
    mutate(session, { onSuccess: () => document.querySelector('main')?.focus() });
  };
}
