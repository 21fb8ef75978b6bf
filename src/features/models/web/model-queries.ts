import type { QueryClient } from '@tanstack/react-query';

import { keyOf } from '#platform/web/query-key.ts';

import { modelApi } from './model-api.ts';

/** Requests the list of models once more where it could not be loaded. */
export async function retryModels(cache: QueryClient): Promise<void> {
  await cache.invalidateQueries({
    queryKey: keyOf(modelApi, 'getModelsConfig'),
    predicate: ({ state: { status } }) => status === 'error',
  });
}
