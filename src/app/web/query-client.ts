import { QueryClient } from '@tanstack/react-query';

import { CallError } from '#platform/web/call-error.ts';

const freshMs = 10_000;
const retriesMax = 2;

/** A refusal stays one however often it is asked; a bad connection may have been a moment. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= retriesMax || !(error instanceof CallError)) return false;
  return error.status === 0 || error.status >= 500;
}

/** The one cache of what the server said, keyed by endpoint. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: freshMs, retry: isWorthRetrying, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
