import type { QueryClient } from '@tanstack/react-query';

import { keyOf } from '#platform/web/query-key.ts';

import { summaryApi } from './summary-api.ts';

/** Refetches what is drawn from messages. */
export async function refreshSummary(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: keyOf(summaryApi, 'getSymptomsSummary') }),
    cache.invalidateQueries({ queryKey: keyOf(summaryApi, 'getSymptomTimeline') }),
  ]);
}
