// Imports do not show which files the product opens, so the source text is searched.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../src');

it('the product names the folder of learning in one file only', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/u.test(path) && !/\.test\.tsx?$/u.test(path),
  );
  const naming = sources.filter((path) =>
    /\blearning\/(?:model|corpus)\b/u.test(
      readFileSync(join(folder, path), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, ''),
    ),
  );
  expect(naming).toEqual(['medicine/triage/committed-model.ts']);
});
