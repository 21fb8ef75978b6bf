import { useQueryClient } from '@tanstack/react-query';

import { keyOf } from '#platform/web/query-key.ts';

import { accountApi } from './account-api.ts';

/** Reads again what depends on the second factor. */
export function useSecondFactorChange(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const name of ['getSecondFactor', 'getStaffAccess', 'listSignIns'] as const) {
      void cache.invalidateQueries({ queryKey: keyOf(accountApi, name) });
    }
  };
}
