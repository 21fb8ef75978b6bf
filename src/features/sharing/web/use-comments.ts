import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { failureText } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { notify } from '#platform/web/notify.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { SharedSession } from '../contract.ts';
import { commentPageSize } from '../rules.ts';
import { commentTexts } from './comment-texts.ts';
import { sharingApi } from './sharing-api.ts';

/** The comments of a share, newest first, a page at a time. */
export function useComments(shareId: number, page: number) {
  const query = { page, page_size: commentPageSize };
  return useQuery({
    ...endpointQuery(sharingApi, 'listComments', { params: { id: shareId }, query }),
    placeholderData: keepPreviousData,
  });
}

/** Keeps the count beside the share in step with comments just posted or deleted. */
function keepCount(cache: QueryClient, shareId: number, totalComments: number): void {
  for (const queryKey of [keyOf(sharingApi, 'getSharedSession'), keyOf(sharingApi, 'getMyShare')]) {
    cache.setQueriesData<SharedSession>({ queryKey }, (share) =>
      share?.id === shareId ? { ...share, totalComments } : share,
    );
  }
  void cache.invalidateQueries({ queryKey: keyOf(sharingApi, 'listSharedSessions') });
  void cache.invalidateQueries({ queryKey: keyOf(sharingApi, 'listMyShares') });
}

const refresh = (cache: QueryClient) =>
  Promise.all(
    [keyOf(sharingApi, 'listComments'), keyOf(sharingApi, 'listReplies')].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  );

export type WrittenComment = { content: string; parentId: number | null; isAnonymous: boolean };

export function useCreateComment(shareId: number) {
  const cache = useQueryClient();
  const texts = useTexts(commentTexts);
  return useMutation({
    mutationFn: ({ content, parentId, isAnonymous }: WrittenComment) =>
      sharingApi.createComment({
        params: { id: shareId },
        body: { content, isAnonymous, parent_id: parentId },
      }),
    onSuccess: ({ comment, totalComments }) => {
      keepCount(cache, shareId, totalComments);
      if (comment.isHeld) notify({ type: 'warning', message: texts.heldNotice });
      else notify({ type: 'success', message: texts.sent });
    },
    // The parent comment may be gone: reload the list.
    onSettled: () => refresh(cache),
  });
}

export function useDeleteComment(shareId: number) {
  const cache = useQueryClient();
  const texts = useTexts(commentTexts);
  return useMutation({
    mutationFn: (id: number) => sharingApi.deleteComment({ params: { id } }),
    onSuccess: ({ totalComments }) => {
      keepCount(cache, shareId, totalComments);
      notify({ type: 'success', message: texts.deleted });
    },
    onError: (error) => {
      const message = failureText(error, texts.deleteFailed);
      notify({ type: 'error', message });
    },
    onSettled: () => refresh(cache),
  });
}
