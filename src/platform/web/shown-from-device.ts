import { createStore } from './store.ts';

const savedAtMs = createStore<ReadonlyMap<string, number>>(new Map());

/** Which readings, by the name of their call, were last answered from the device, and when they were saved. */
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
  /** Of the named readings, when the oldest was saved (ms since 1970); null when all are the server's. */
  oldestMs: (names: readonly string[]): number | null => {
    const times = names.flatMap((name) => savedAtMs.get().get(name) ?? []);
    return times.length === 0 ? null : Math.min(...times);
  },
};
