import { useQuery } from '@tanstack/react-query';

import { CallError } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';

import type { Usage } from '../contract.ts';
import { membershipApi } from './membership-api.ts';
import refusalLists from '#medicine/compiled/lexicon/refusal.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';

const refusalWords = lexicon(refusalLists);

const query = endpointQuery(membershipApi, 'getUsage');

/** The usage that servers return for an account without a usage record (MEM-26). */
const noRecord = refusalWords['refusal.no-usage'].regExp();

const isWithoutRecord = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'not_found' || noRecord.test(error.text));

export const usageQuery = {
  queryKey: query.queryKey,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Usage> => {
    try {
      return await membershipApi.getUsage(undefined, { signal });
    } catch (error) {
      if (!isWithoutRecord(error)) throw error;
      await membershipApi.initializeUsage();
      return membershipApi.getUsage(undefined, { signal });
    }
  },
};

/**
 * How many messages are left; its query is invalidated after each reply. Refetched whenever the tab
 * regains focus, because messages are bought in another tab.
 */
export const useUsage = () => useQuery({ ...usageQuery, refetchOnWindowFocus: 'always' });
