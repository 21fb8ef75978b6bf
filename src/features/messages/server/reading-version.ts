import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { modelFolder } from '#medicine/triage/committed-model.ts';

/** The rules, the words and the weights; the book explains and is not read by. */
const folders = [new URL('../../../medicine/', import.meta.url), modelFolder];
const isLeftOut = /\.test\.ts$|[/\\]book[/\\]/u;
const hashChars = 16;

let made: string | undefined;

/**
 * Names what readings are made with: a hash of medicine's code, its compiled knowledge and the weights.
 * A reading that was stored by any other version is not used, so no number has to be raised by hand.
 */
export function readingVersion(): string {
  made ??= hashOf(folders);
  return made;
}

function hashOf(sources: readonly URL[]): string {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => /\.(?:ts|json|bin)$/u.test(name) && !isLeftOut.test(name));
    for (const name of files.toSorted()) {
      hash.update(name).update(readFileSync(new URL(name, folder)));
    }
  }
  return hash.digest('base64url').slice(0, hashChars);
}
