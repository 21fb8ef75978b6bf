import { clientConfigEndpoints } from '#platform/contract/client-config.ts';
import type { ClientConfig } from '#platform/contract/client-config.ts';
import { createApi } from '#platform/web/api.ts';
import { CallError } from '#platform/web/call-error.ts';
import { createStore } from '#platform/web/store.ts';
import { useStore } from '#platform/web/use-store.ts';

const api = createApi(clientConfigEndpoints);

/** Used until the server has answered, and when it cannot. */
const config = createStore<ClientConfig>({
  brandName: '杏问',
  brandSeal: '杏',
  externalRegisterUrl: null,
  externalSubscriptionUrl: null,
  legacyUrl: null,
  providerName: null,
  icpNumber: null,
  diagnostics: null,
});
let isRequested = false;

async function load(): Promise<void> {
  isRequested = true;
  try {
    config.set(await api.getClientConfig());
  } catch (error) {
    isRequested = false; // the next page tries again
    if (!(error instanceof CallError)) throw error;
  }
}

/** Loaded when the first page that needs it renders. */
const loadedConfig = {
  get: config.get,
  subscribe: (listener: () => void): (() => void) => {
    if (!isRequested) void load();
    return config.subscribe(listener);
  },
};

/** The brand and the external links of this installation. */
export function useClientConfig(): ClientConfig {
  return useStore(loadedConfig);
}
