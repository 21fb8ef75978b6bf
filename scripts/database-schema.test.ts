import { readFile } from 'node:fs/promises';

import { createTestDatabase } from '#test/test-database.ts';
import { expect, it } from 'vitest';

import { databaseSchemaFile, renderDatabaseSchema } from './database-schema.ts';

it('the tables of the code are those of the migrated database (node scripts/database-schema.ts)', async () => {
  const database = await createTestDatabase();
  const rendered = await renderDatabaseSchema(database.db);
  await database.drop();
  expect(unformatted(await readFile(databaseSchemaFile, 'utf8'))).toBe(unformatted(rendered));
});

/** Ignores what the formatter may change: spaces, line breaks, the first bar of a long union. */
function unformatted(source: string): string {
  return source.replaceAll(/[\s|]+/g, ' ').replaceAll(': ', ':');
}
