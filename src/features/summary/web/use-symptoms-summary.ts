import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';

import { freshSummaryMs, updateBadgeMs } from '../rules.ts';
import { summaryApi } from './summary-api.ts';
import { useRecentChange } from './use-recent-change.ts';

/**
 * A session's summary, refetched when a summary less than a minute old appears (CON-31). `summarisedAt` is
 * the time of the newest one.
 */
export function useSymptomsSummary(
  sessionId: number,
  summarisedAt: string | null | undefined,
  enabled: boolean,
) {
  const sent = { params: { id: sessionId } };
  const query = useQuery({ ...endpointQuery(summaryApi, 'getSymptomsSummary', sent), enabled });
  const { refetch } = query;
  useEffect(() => {
    const isFresh = summarisedAt && Date.now() - Date.parse(summarisedAt) < freshSummaryMs;
    if (isFresh && enabled) void refetch();
  }, [summarisedAt, enabled, refetch]);
  const isUpdated = useRecentChange(query.data?.updatedAt, updateBadgeMs);
  return { query, isUpdated };
}
