import { useMutation, useQueryClient } from '@tanstack/react-query';

import { notify } from '#platform/web/notify.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { reviewApi } from './review-api.ts';
import { reviewTexts } from './review-texts.ts';
import { refreshDesk, notifyFailure } from './use-review-decisions.ts';

/** Upholding a report takes its content down and closes all reports about it. */
export function useReportDecisions() {
  const cache = useQueryClient();
  const texts = useTexts(reviewTexts);
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; approved: boolean; reason: string }) =>
      reviewApi.reviewReport({ params: { id }, body }),
    onSuccess: (_, { approved }) =>
      notify({ type: 'success', message: approved ? texts.upheld : texts.dismissed }),
    onError: (error) => notifyFailure(error, texts.actionFailed),
    onSettled: () => refreshDesk(cache),
  });
}
