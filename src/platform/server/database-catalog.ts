import { sql } from 'kysely';
import type { Executor } from './database.ts';

export type CatalogTable = {
  name: string;
  /** Without generated columns. */
  columns: string[];
};

/** Every table in the schema except the list of migrations, sorted by name. */
export async function listTables(db: Executor): Promise<CatalogTable[]> {
  const { rows } = await sql<CatalogTable>`
    select c.relname::text as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and c.relname <> 'schema_migration'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

/** The row count of a table and a checksum that does not depend on the order of its rows. */
export async function digestTable(
  db: Executor,
  name: string,
): Promise<{ rows: number; digest: string }> {
  const { rows } = await sql<{ rows: number; digest: string }>`
    select count(*) as rows,
      coalesce(sum(('x' || left(md5((t.*)::text), 15))::bit(60)::bigint), 0)::text as digest
    from ${sql.id(name)} t`.execute(db);
  return rows[0] ?? { rows: 0, digest: '0' };
}

/** Fixes the text format of values, independent of the server's settings. */
export async function setTextFormats(db: Executor): Promise<void> {
  await sql`select set_config('datestyle', 'ISO, YMD', true),
    set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true),
    set_config('bytea_output', 'hex', true)`.execute(db);
}
