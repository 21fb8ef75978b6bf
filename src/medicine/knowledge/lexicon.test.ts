import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const textOf = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

it('every list is looked for by the code, named by a row, or is part of another', () => {
  const code = textOf('src/**/*.{ts,tsx}');
  const rows = textOf('src/medicine/knowledge/lexicon/*.yaml');
  const tables = textOf('src/medicine/knowledge/*.tsv');
  const ids = [...rows.matchAll(/^ {2}([a-z-]+)(\.[a-z0-9-]+):$/gm)];
  const unused = ids
    .filter(([, topic = '', name = '']) => {
      const id = topic + name;
      const isChosen = code.includes(`\`${topic}.\${`) || code.includes(`'${topic}.'`);
      const isNamed = code.includes(`'${id}'`) || tables.includes(`\t${id}\t`);
      return !isChosen && !isNamed && !rows.includes(`{${id}}`);
    })
    .map(([line]) => line.trim());
  expect(ids.length).toBeGreaterThan(600);
  expect(unused).toEqual([]);
});
