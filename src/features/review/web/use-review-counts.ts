import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '#platform/web/endpoint-query.ts';

import { deskRefreshMs, reviewApi } from './review-api.ts';

/** The numbers of pending items; for staff only. */
export const useReviewCounts = () =>
  useQuery({
    ...endpointQuery(reviewApi, 'getReviewCounts'),
    refetchInterval: ({ state }) => (state.data ? deskRefreshMs : false),
  });
