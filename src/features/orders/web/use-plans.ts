import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '#platform/web/endpoint-query.ts';

import { orderApi } from './order-api.ts';

/** The plans for sale and whether the user may buy them. */
export const usePlans = () => useQuery(endpointQuery(orderApi, 'getPlans'));
