import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Page } from '#platform/contract/paging.ts';
import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { offlineReading } from '#platform/web/offline-reading.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { HelpWishes, Session } from '../contract.ts';
import { undoMs } from '../rules.ts';
import { sessionApi } from './session-api.ts';
import { refreshSessions } from './session-queries.ts';
import { sessionWebTexts } from './texts.ts';

const tell = (fallback: string) => (error: Error) => {
  notify({ type: 'error', message: failureText(error, fallback) });
};

export function useCreateSession(onCreated: (session: Session) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ title, personId }: { title: string; personId: number | null }) =>
      sessionApi.createSession({
        body: { title: title.trim(), ...(personId === null ? {} : { personId }) },
      }),
    onSuccess: (session) => {
      void refreshSessions(cache);
      onCreated(session);
    },
  });
}

/** Shows the new title immediately; reverts it on an error. */
export function useRenameSession() {
  const cache = useQueryClient();
  const texts = useTexts(sessionWebTexts);
  return useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) =>
      sessionApi.updateSession({ params: { id }, body: { title } }),
    onMutate: ({ id, title }) => {
      const rename = (each: Session): Session => (each.id === id ? { ...each, title } : each);
      cache.setQueriesData<Page<Session>>(
        { queryKey: keyOf(sessionApi, 'listSessions') },
        (page) => page && { ...page, results: page.results.map(rename) },
      );
      cache.setQueriesData<Session>(
        { queryKey: keyOf(sessionApi, 'getSession') },
        (session) => session && rename(session),
      );
    },
    onError: tell(texts.updateFailed),
    onSettled: () => refreshSessions(cache),
  });
}

/** Deletes a session and offers to undo it for ten seconds. */
export function useDeleteSession() {
  const cache = useQueryClient();
  const texts = useTexts(sessionWebTexts);
  const restore = useRestoreSession();
  return useMutation({
    mutationFn: ({ id }: Session) => sessionApi.deleteSession({ params: { id } }),
    onSuccess: (_, session) => {
      void offlineReading.forget(String(session.id));
      notify({
        type: 'success',
        message: texts.deleted(session.title),
        durationMs: undoMs,
        action: { label: texts.undo, run: () => restore.mutate(session) },
      });
    },
    onError: tell(texts.deleteFailed),
    onSettled: () => refreshSessions(cache),
  });
}

export function useRestoreSession() {
  const cache = useQueryClient();
  const texts = useTexts(sessionWebTexts);
  return useMutation({
    mutationFn: ({ id }: Session) => sessionApi.restoreSession({ params: { id } }),
    onSuccess: ({ title }) => notify({ type: 'success', message: texts.restored(title) }),
    onError: tell(texts.restoreFailed),
    onSettled: () => refreshSessions(cache),
  });
}

export function usePurgeSession() {
  const cache = useQueryClient();
  const texts = useTexts(sessionWebTexts);
  return useMutation({
    mutationFn: ({ id }: Session) => sessionApi.purgeSession({ params: { id } }),
    onSuccess: (_, { title }) => notify({ type: 'success', message: texts.purged(title) }),
    onError: tell(texts.purgeFailed),
    onSettled: () => refreshSessions(cache),
  });
}

/** CON-7: the session is marked as completed once the server confirms. */
export function useEndSession() {
  const cache = useQueryClient();
  const texts = useTexts(sessionWebTexts);
  return useMutation({
    mutationFn: ({ id }: Session) => sessionApi.endSession({ params: { id } }),
    onSuccess: () => notify({ type: 'success', message: texts.ended }),
    onError: tell(texts.endFailed),
    onSettled: () => refreshSessions(cache),
  });
}

/** Sets or removes the help mark; shown immediately, reverted on an error. */
export function useToggleHelp() {
  const cache = useQueryClient();
  const texts = useTexts(sessionWebTexts);
  return useMutation({
    mutationFn: ({ id, helpNeeded }: Pick<Session, 'id' | 'helpNeeded'>) =>
      sessionApi.updateHelp({ params: { id }, body: { helpNeeded } }),
    onMutate: ({ id, helpNeeded }) => {
      cache.setQueriesData<Session>(
        { queryKey: keyOf(sessionApi, 'getSession') },
        (session) => session && (session.id === id ? { ...session, helpNeeded } : session),
      );
    },
    onError: tell(texts.helpFailed),
    onSettled: () => refreshSessions(cache),
  });
}

export function useSaveHelpSettings(onSaved: () => void) {
  const cache = useQueryClient();
  const texts = useTexts(sessionWebTexts);
  return useMutation({
    mutationFn: ({ id, ...body }: HelpWishes & { id: number }) =>
      sessionApi.updateHelpSettings({ params: { id }, body }),
    onSuccess: () => {
      notify({ type: 'success', message: texts.helpSaved });
      void refreshSessions(cache);
      onSaved();
    },
  });
}
