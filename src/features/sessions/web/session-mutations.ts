import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Page } from '#platform/contract/paging.ts';
import { CallError } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Session } from '../contract.ts';
import { sessionApi } from './session-api.ts';
import { sessionWebTexts } from './texts.ts';

const refresh = (cache: QueryClient): Promise<unknown> =>
  Promise.all([
    cache.invalidateQueries({ queryKey: ['listSessions'] }),
    cache.invalidateQueries({ queryKey: ['getSession'] }),
    cache.invalidateQueries({ queryKey: ['getStats'] }),
  ]);

const tell = (fallback: string) => (error: Error) => {
  notify({ type: 'error', message: error instanceof CallError ? error.text : fallback });
};

export function useCreateSession(onCreated: (session: Session) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (title: string) => sessionApi.createSession({ body: { title: title.trim() } }),
    onSuccess: (session) => {
      void refresh(cache);
      onCreated(session);
    },
  });
}

/** Shows the new title at once; a refusal brings the old one back. */
export function useRenameSession() {
  const cache = useQueryClient();
  const texts = useTexts(sessionWebTexts);
  return useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) =>
      sessionApi.updateSession({ params: { id }, body: { title } }),
    onMutate: ({ id, title }) => {
      const rename = (each: Session): Session => (each.id === id ? { ...each, title } : each);
      cache.setQueriesData<Page<Session>>(
        { queryKey: ['listSessions'] },
        (page) => page && { ...page, results: page.results.map(rename) },
      );
      cache.setQueriesData<Session>(
        { queryKey: ['getSession'] },
        (session) => session && rename(session),
      );
    },
    onError: tell(texts.updateFailed),
    onSettled: () => refresh(cache),
  });
}

export function useDeleteSession() {
  const cache = useQueryClient();
  const texts = useTexts(sessionWebTexts);
  return useMutation({
    mutationFn: ({ id }: Session) => sessionApi.deleteSession({ params: { id } }),
    onSuccess: (_, { title }) => notify({ type: 'success', message: texts.deleted(title) }),
    onError: tell(texts.deleteFailed),
    onSettled: () => refresh(cache),
  });
}

/** Spec 4: the session is completed here once the server says so. */
export function useEndSession() {
  const cache = useQueryClient();
  const texts = useTexts(sessionWebTexts);
  return useMutation({
    mutationFn: ({ id }: Session) => sessionApi.endSession({ params: { id } }),
    onSuccess: () => notify({ type: 'success', message: texts.ended }),
    onError: tell(texts.endFailed),
    onSettled: () => refresh(cache),
  });
}
