export type StorageArea = 'local' | 'session';

/** What could not be stored is kept in memory: storage may be blocked or full. */
const fallback: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() };

const areaOf = (area: StorageArea): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage;

/** The stored text, or null. Never throws, even when the browser blocks storage. */
export function readStored(area: StorageArea, key: string): string | null {
  const kept = fallback[area].get(key);
  if (kept !== undefined) return kept;
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text; null removes it. If storage is blocked or full, the text lasts as long as the
 * page.
 */
export function writeStored(area: StorageArea, key: string, value: string | null): void {
  fallback[area].delete(key);
  try {
    if (value === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, value);
  } catch {
    if (value !== null) fallback[area].set(key, value);
  }
}
