import { readStored, writeStored } from './storage.ts';

/** What may not stay on the device lives here until the page goes. */
const unkept = new Map<string, string>();

/** Whether a person's own words may stay on the device: not without auto-save, not in privacy mode. */
export const mayStay = (): boolean =>
  readStored('local', 'autoSave') !== 'off' && readStored('local', 'privacyMode') !== 'on';

/** What was kept under a key, on the device or, where that is not wished, in the page. */
export function readOwnWords(key: string): string | null {
  return mayStay() ? readStored('local', key) : (unkept.get(key) ?? null);
}

/** Keeps words where the settings let them stay; null forgets them in both places. */
export function writeOwnWords(key: string, words: string | null): void {
  unkept.delete(key);
  const stays = mayStay();
  writeStored('local', key, stays ? words : null);
  if (!stays && words !== null) unkept.set(key, words);
}

/** After a change of the settings: nothing typed is lost, and nothing stays that may not. */
export function moveOwnWords(keys: readonly string[]): void {
  for (const key of keys) {
    const words = unkept.get(key) ?? readStored('local', key);
    writeOwnWords(key, words);
  }
}
