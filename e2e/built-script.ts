import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../dist/assets');

/** Matches requests, also repeated ones, for the one built script that contains these words; its name is only a hash. */
export function scriptWith(words: string): string {
  const found = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(words),
  );
  if (found.length !== 1) throw new Error(`${found.length} scripts hold ${words}`);
  return `**/assets/${found[0] ?? ''}*`;
}
