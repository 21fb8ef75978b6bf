export type StorageArea = 'local' | 'session';

/** What could not be stored lives here until the page goes: storage may be blocked or full. */
const fallback: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() };

const areaOf = (area: StorageArea): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage;

/** The stored text, or null. Never throws, also where the browser blocks storage. */
export function readStored(area: StorageArea, key: string): string | null {
  const kept = fallback[area].get(key);
  if (kept !== undefined) return kept;
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Where storage is blocked or full, it is kept while the page lives. */
export function writeStored(area: StorageArea, key: string, value: string | null): void {
  fallback[area].delete(key);
  try {
    if (value === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, value);
  } catch {
    if (value !== null) fallback[area].set(key, value);
  }
}
