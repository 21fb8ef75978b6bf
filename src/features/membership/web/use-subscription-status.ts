import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '#platform/web/endpoint-query.ts';

import { membershipApi } from './membership-api.ts';

/** The membership of the reader, as the server told it. */
export const useSubscriptionStatus = () =>
  useQuery(endpointQuery(membershipApi, 'getSubscriptionStatus'));
