import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows what the server replied to a change. A read that began before the change may be answered
 * after it, and must not replace it.
 */
export async function showSaved<T>(
  cache: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, T, Error> },
  saved: T,
): Promise<void> {
  await cache.cancelQueries({ queryKey, exact: true });
  cache.setQueryData<T>(queryKey, saved);
}
