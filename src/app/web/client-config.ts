import { clientConfigEndpoints } from '#platform/contract/client-config.ts';
import type { ClientConfig } from '#platform/contract/client-config.ts';
import { createApi } from '#platform/web/api.ts';
import { CallError } from '#platform/web/call-error.ts';
import { createStore } from '#platform/web/store.ts';
import { useStore } from '#platform/web/use-store.ts';

const api = createApi(clientConfigEndpoints);

/** What is drawn until the server has said otherwise, and when it cannot. */
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
    isRequested = false; // the next page asks again
    if (!(error instanceof CallError)) throw error;
  }
}

/** Loaded when the first page that shows any of it is drawn. */
const loadedConfig = {
  get: config.get,
  subscribe: (listener: () => void): (() => void) => {
    if (!isRequested) void load();
    return config.subscribe(listener);
  },
};

/** The brand and the links out of this installation. */
export function useClientConfig(): ClientConfig {
  return useStore(loadedConfig);
}
