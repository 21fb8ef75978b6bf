import { useStore } from './use-store.ts';

/** False when the browser is certainly offline; true means only that there may be a network. */
const online = {
  get: (): boolean => navigator.onLine,
  subscribe: (listener: () => void): (() => void) => {
    const listening = new AbortController();
    window.addEventListener('online', listener, listening);
    window.addEventListener('offline', listener, listening);
    return () => listening.abort();
  },
};

export const useOnline = (): boolean => useStore(online);
