// Whether the tables can be spread over machines as docs/scaling.md says, by the database's own catalogue: what a
// person owns has the same key, and public rows refer to a person only by account.
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distribution, tablesOf } from '#test/table-distribution.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const rowsOf = async <T>(query: RawBuilder<T>) => (await query.execute(database.db)).rows;
const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name).toSorted();

type Key = { name: string; table: string; columns: string[] };
type ForeignKey = Key & { target: string; targetColumns: string[] };

/** Primary keys and unique indexes, with their columns in order; an expression is an empty name. */
const uniqueKeys = () =>
  rowsOf(sql<Key>`
    select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as "table",
      array(select coalesce((select attname::text from pg_attribute
          where attrelid = i.indrelid and attnum = key.number), '')
        from unnest(i.indkey) with ordinality as key (number, place) order by place) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace`);

const foreignKeys = () =>
  rowsOf(sql<ForeignKey>`
    select conname::text as name, conrelid::regclass::text as "table",
      confrelid::regclass::text as target,
      array(select attname::text from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number order by place) as "targetColumns"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);

const isOfPerson = ({ table }: { table: string }) => distribution.get(table) === 'person';
const isToAccount = ({ target, columns }: ForeignKey) =>
  target === 'app_user' && columns.join() === 'user_id';

describe('the tables', () => {
  it('are those of docs/scaling.md', async () => {
    const tables = await rowsOf(sql<{ name: string }>`
      select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> 'schema_migration' order by 1`);
    expect([...distribution.keys()].toSorted()).toEqual(tables.map(({ name }) => name));
  });

  it('take no number from a sequence', async () => {
    const sequences = await rowsOf(sql<{ name: string }>`
      select sequencename as name from pg_sequences where schemaname = 'public'`);
    expect(namesOf(sequences)).toEqual([]);
  });
});

describe('what a person owns', () => {
  it('has keys that begin with the person', async () => {
    const keys = (await uniqueKeys()).filter(isOfPerson);
    expect(keys.length).toBeGreaterThan(20);
    const wrong = keys.filter(({ columns }) => columns[0] !== 'user_id');
    expect(namesOf(wrong)).toEqual([]);
  });

  it('refers only to the account, and to what the same person owns', async () => {
    const keys = (await foreignKeys()).filter(isOfPerson);
    expect(keys.length).toBeGreaterThan(20);
    const wrong = keys.filter(
      (key) =>
        !isToAccount(key) &&
        !(
          distribution.get(key.target) === 'person' &&
          key.columns[0] === 'user_id' &&
          key.targetColumns[0] === 'user_id'
        ),
    );
    expect(namesOf(wrong)).toEqual([]);
  });
});

it('what is public or of the service refers only to its like, and of a person to the account', async () => {
  const wrong = (await foreignKeys()).filter(
    (key) =>
      !isOfPerson(key) &&
      !isToAccount(key) &&
      distribution.get(key.target) !== distribution.get(key.table),
  );
  expect(namesOf(wrong)).toEqual([]);
});

describe('nothing reaches over', () => {
  it('in a trigger: what a person owns has none, and those of others name no table of a person', async () => {
    const triggers = await rowsOf(sql<{ name: string; table: string; body: string }>`
      select t.tgname::text as name, t.tgrelid::regclass::text as "table", p.prosrc as body
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`);
    expect(triggers.length).toBeGreaterThan(3);
    const personal = new RegExp(String.raw`\b(?:${tablesOf('person').join('|')})\b`);
    const wrong = triggers.filter((each) => isOfPerson(each) || personal.test(each.body));
    expect(namesOf(wrong)).toEqual([]);
  });
});
