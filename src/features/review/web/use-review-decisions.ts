import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import type { Page } from '#platform/contract/paging.ts';
import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { WaitingShare, ShareReview } from '../contract.ts';
import { reviewUndoMs } from '../rules.ts';
import { reviewApi } from './review-api.ts';
import { reviewTexts } from './review-texts.ts';

const deskKeys = [
  keyOf(reviewApi, 'getReviewCounts'),
  keyOf(reviewApi, 'listReviews'),
  keyOf(reviewApi, 'listHeldComments'),
  keyOf(reviewApi, 'listReports'),
  keyOf(reviewApi, 'listReviewLog'),
];

/** Refetches lists, counts and the log after a decision. */
export const refreshDesk = (cache: QueryClient): Promise<unknown> =>
  Promise.all(deskKeys.map((queryKey) => cache.invalidateQueries({ queryKey })));

export const notifyFailure = (error: Error, fallback: string): void =>
  notify({ type: 'error', message: failureText(error, fallback) });

/** Refetches a share after another person changed it. */
const rereadShare = (cache: QueryClient, id: number) =>
  cache.resetQueries({ queryKey: keyOf(reviewApi, 'getReview', { params: { id } }) });

export type ShareDecision = Pick<ShareReview, 'id' | 'title' | 'edition'> & {
  approved: boolean;
  reason: string;
};

/**
 * Decisions about shares: the share leaves the queue at once, and the decision can be undone for ten
 * seconds, from its toast or with `undoLast`.
 */
export function useReviewDecisions(onReopened: (id: number) => void) {
  const cache = useQueryClient();
  const texts = useTexts(reviewTexts);
  const last = useRef<ShareDecision | null>(null);
  const undo = useMutation({
    mutationFn: ({ id }: ShareDecision) => reviewApi.undoReview({ params: { id } }),
    onSuccess: (_, { id, title }) => {
      if (last.current?.id === id) last.current = null;
      notify({ type: 'success', message: texts.undone(title) });
      onReopened(id);
    },
    onError: (error) => notifyFailure(error, texts.actionFailed),
    onSettled: (_data, _error, { id }) => Promise.all([refreshDesk(cache), rereadShare(cache, id)]),
  });
  const decide = useMutation({
    mutationFn: ({ id, edition, approved, reason }: ShareDecision) =>
      reviewApi.reviewShare({ params: { id }, body: { approved, reason, edition } }),
    onSuccess: (_, decision) => {
      const { id, title, approved } = decision;
      last.current = decision;
      cache.setQueriesData<Page<WaitingShare>>(
        { queryKey: keyOf(reviewApi, 'listReviews') },
        (page) => page && { ...page, results: page.results.filter((each) => each.id !== id) },
      );
      notify({
        type: 'success',
        message: approved ? texts.approved(title) : texts.rejected(title),
        durationMs: reviewUndoMs,
        action: { label: texts.undo, run: () => undo.mutate(decision) },
      });
      void refreshDesk(cache);
    },
    onError: (error, { id }) => {
      notifyFailure(error, texts.actionFailed);
      void refreshDesk(cache);
      void rereadShare(cache, id);
    },
  });
  const undoLast = (): void => {
    if (last.current) undo.mutate(last.current);
    else notify({ type: 'info', message: texts.nothingToUndo });
  };
  return { decide, undoLast };
}
