import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';

const root = join(import.meta.dirname, '../..');

it('holds every call of every contract', () => {
  const contracts = globSync('{features/*,platform/contract}/*.ts', { cwd: root }).flatMap(
    (path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return text.includes('= defineEndpoints({') ? [text] : [];
    },
  );
  const names = contracts.flatMap((text) =>
    [...text.matchAll(/^ {2}(\w+): \{\n {4}method: /gm)].map(([, name = '']) => name),
  );
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});
