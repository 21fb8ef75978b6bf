import { useQuery } from '@tanstack/react-query';

import { clientConfigEndpoints } from '#platform/contract/client-config.ts';
import type { ClientConfig } from '#platform/contract/client-config.ts';
import { createApi } from '#platform/web/api.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';

/** What is drawn until the server has said otherwise, and when it cannot. */
const defaultConfig: ClientConfig = {
  brandName: '杏问',
  brandSeal: '杏',
  externalRegisterUrl: null,
  externalSubscriptionUrl: null,
  legacyUrl: null,
};

const query = {
  ...endpointQuery(createApi(clientConfigEndpoints), 'getClientConfig'),
  staleTime: Infinity,
};

/** The brand and the links out of this installation. */
export function useClientConfig(): ClientConfig {
  return useQuery(query).data ?? defaultConfig;
}
