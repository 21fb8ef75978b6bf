import { createStore } from './store.ts';

const savedAtMs = createStore<ReadonlyMap<string, number>>(new Map());

/** `meta` of a query that is shown beside every page and is not what a page is about. */
export const besideThePage = { isBesideThePage: true };

/** The calls whose last answer came from the device, by name, and when that answer was saved. */
export const shownFromDevice = {
  get: savedAtMs.get,
  subscribe: savedAtMs.subscribe,
  set: (name: string, atMs: number): void => {
    savedAtMs.set(new Map(savedAtMs.get()).set(name, atMs));
  },
  delete: (name: string): void => {
    const others = new Map(savedAtMs.get());
    if (others.delete(name)) savedAtMs.set(others);
  },
  clear: (): void => {
    if (savedAtMs.get().size > 0) savedAtMs.set(new Map());
  },
  /**
   * When the oldest of the named answers was saved (ms since 1970); null when all came from the
   * server.
   */
  oldestMs: (names: readonly string[]): number | null => {
    const times = names.flatMap((name) => savedAtMs.get().get(name) ?? []);
    return times.length === 0 ? null : Math.min(...times);
  },
};
