import { useSyncExternalStore } from 'react';

import { clientConfigEndpoints } from '#platform/contract/client-config.ts';
import type { ClientConfig } from '#platform/contract/client-config.ts';
import { createApi } from '#platform/web/api.ts';
import { CallError } from '#platform/web/call-error.ts';

const api = createApi(clientConfigEndpoints);

/** What is drawn until the server has said otherwise, and when it cannot. */
let config: ClientConfig = {
  brandName: '杏问',
  brandSeal: '杏',
  externalRegisterUrl: null,
  externalSubscriptionUrl: null,
  legacyUrl: null,
  providerName: null,
  icpNumber: null,
  diagnostics: null,
};
let isAsked = false;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  isAsked = true;
  try {
    config = await api.getClientConfig();
    for (const listener of listeners) listener();
  } catch (error) {
    isAsked = false; // the next page asks again
    if (!(error instanceof CallError)) throw error;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) void ask();
  return () => listeners.delete(listener);
}

/** The brand and the links out of this installation. */
export function useClientConfig(): ClientConfig {
  return useSyncExternalStore(subscribe, () => config);
}
