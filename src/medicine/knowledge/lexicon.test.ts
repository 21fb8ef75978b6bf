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
  // One pass over all the code: looking in it for each list takes seconds.
  const quoted = new Set(code.match(/'[a-z0-9.-]+'|`[a-z-]+\.\$\{/g));
  const parts = new Set(rows.match(/\{[a-z0-9.-]+\}/g));
  const ids = [...rows.matchAll(/^ {2}([a-z-]+)(\.[a-z0-9-]+):$/gm)];
  const unused = ids
    .filter(([, topic = '', name = '']) => {
      const id = topic + name;
      const isChosen = quoted.has(`\`${topic}.\${`) || quoted.has(`'${topic}.'`);
      const isNamed = quoted.has(`'${id}'`) || tables.includes(`\t${id}\t`);
      return !isChosen && !isNamed && !parts.has(`{${id}}`);
    })
    .map(([line]) => line.trim());
  expect(ids.length).toBeGreaterThan(600);
  expect(unused).toEqual([]);
});
