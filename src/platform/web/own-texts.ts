import { readStored, writeStored } from './storage.ts';

/** Texts that may not be stored on the device live here as long as the page. */
const unkept = new Map<string, string>();

/**
 * Whether the user's own texts may be stored on the device: not without auto-save, not in privacy
 * mode.
 */
export const mayStoreTexts = (): boolean =>
  readStored('local', 'autoSave') !== 'off' && readStored('local', 'privacyMode') !== 'on';

/** The text stored under a key, on the device or, where that is not wanted, in memory. */
export function readOwnText(key: string): string | null {
  return mayStoreTexts() ? readStored('local', key) : (unkept.get(key) ?? null);
}

/** Stores a text where the settings allow; null deletes it in both places. */
export function writeOwnText(key: string, words: string | null): void {
  unkept.delete(key);
  const stays = mayStoreTexts();
  writeStored('local', key, stays ? words : null);
  if (!stays && words !== null) unkept.set(key, words);
}

/** After a change of the settings: no text is lost, and none stays where it may not. */
export function moveOwnTexts(keys: readonly string[]): void {
  for (const key of keys) {
    const words = unkept.get(key) ?? readStored('local', key);
    writeOwnText(key, words);
  }
}
