import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '#platform/web/endpoint-query.ts';

import { orderApi } from './order-api.ts';

/** What is on sale here and whether the reader may buy it. */
export const useOffers = () => useQuery(endpointQuery(orderApi, 'getOffers'));
