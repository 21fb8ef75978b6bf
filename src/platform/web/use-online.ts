import { useStore } from './use-store.ts';

/** False while the browser knows that there is no network; true says only that there may be one. */
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
