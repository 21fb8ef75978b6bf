// Imports cannot show where SQL is written: a builder is called on whatever was passed in. So the
// source is searched.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sqlPattern = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;

const sources = ['src/app', 'src/features'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
);
const withSql = sources.filter((path) => sqlPattern.test(readFileSync(join(root, path), 'utf8')));

describe('SQL', () => {
  it.each([
    'await sql`select 1`',
    'sql<{ count: number }>`select count(*)`',
    "db.selectFrom('session')",
    "tx\n  .insertInto('message')",
    ".updateTable('share')",
    ".deleteFrom('share')",
  ])('is recognised: %s', (code) => {
    expect(code).toMatch(sqlPattern);
  });

  it('is found in the stores of every folder that has some', () => {
    expect(withSql.filter((path) => path.endsWith('-store.ts')).length).toBeGreaterThan(40);
  });

  it('is written only in stores', () => {
    expect(withSql.filter((path) => !path.endsWith('-store.ts'))).toEqual([]);
  });
});

it('a transaction begins in a handler or a run, never in a store', () => {
  const stores = sources.filter((path) => path.endsWith('-store.ts'));
  const opens = (path: string) => /\btransaction\(/.test(readFileSync(join(root, path), 'utf8'));
  expect(sources.filter(opens).length).toBeGreaterThan(20);
  expect(stores.filter(opens)).toEqual([]);
});
