import { useQuery } from '@tanstack/react-query';

import { CallError } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';

import type { Usage } from '../contract.ts';
import { membershipApi } from './membership-api.ts';

const query = endpointQuery(membershipApi, 'getUsage');

export const usageQuery = {
  queryKey: query.queryKey,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Usage> => {
    try {
      return await membershipApi.getUsage(undefined, { signal });
    } catch (error) {
      // Spec 7: an account without a usage record gets one.
      if (!(error instanceof CallError) || error.code !== 'not_found') throw error;
      return (await membershipApi.initializeUsage()).usage;
    }
  },
};

/**
 * How many messages are left; invalidate `['getUsage']` after each reply. Asked again whenever the tab
 * comes back: messages are bought in another one.
 */
export const useUsage = () => useQuery({ ...usageQuery, refetchOnWindowFocus: 'always' });
