const savedAt = new Map<string, number>();
const listeners = new Set<() => void>();
let version = 0;

function tell(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Which readings, by the name of their call, were last answered from the device, and when they were saved. */
export const shownFromDevice = {
  set: (name: string, savedAtMs: number): void => {
    savedAt.set(name, savedAtMs);
    tell();
  },
  delete: (name: string): void => {
    if (savedAt.delete(name)) tell();
  },
  clear: (): void => {
    if (savedAt.size === 0) return;
    savedAt.clear();
    tell();
  },
  /** Of the named readings, when the oldest was saved (ms since 1970); null when all are the server's. */
  oldestMs: (names: readonly string[]): number | null => {
    const times = names.flatMap((name) => savedAt.get(name) ?? []);
    return times.length === 0 ? null : Math.min(...times);
  },
  /** Changes whenever an answer may change. */
  version: (): number => version,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
