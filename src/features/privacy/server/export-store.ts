// The only place that reads tables of other features by name: an export contains everything, so it is
// built from the list of tables and not from what each feature shows.
import { sql, type QueryResult, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import type { ExportedTable } from './exported-tables.ts';

const rowsAtOnceMax = 100;

/** One person's rows of a table as JSON text, page by page, read on demand. */
export async function* readOwnRows(
  db: Executor,
  { table, owner, key, withheld = [], withheldWithin = [] }: ExportedTable,
  userId: number,
): AsyncGenerator<string[]> {
  const keys = key.map((column) => sql.ref(`t.${column}`));
  const row = sql.join(keys);
  const within = withheldWithin.map((path) => sql`#- ${[...path]}::text[]`);
  const place = sql.join(keys.map((column) => sql`${column}::text`));
  for (let last: string[] | undefined = []; last;) {
    const after: RawBuilder<unknown> =
      last.length === 0 ? sql`` : sql`and (${row}) > (${sql.join(last)})`;
    const { rows }: QueryResult<{ json: string; place: string[] }> = await sql<{
      json: string;
      place: string[];
    }>`
      select (to_jsonb(t) - ${withheld}::text[] ${sql.join(within, sql` `)})::text as json, array[${place}] as place
      from ${sql.table(table)} t
      where ${sql.ref(`t.${owner}`)} = ${userId} ${after}
      order by ${row} limit ${rowsAtOnceMax}`.execute(db);
    if (rows.length > 0) yield rows.map(({ json }) => json);
    last = rows.length < rowsAtOnceMax ? undefined : rows.at(-1)?.place;
  }
}

async function* byId<R extends { id: number }>(
  readAfter: (lastId: number) => Promise<R[]>,
): AsyncGenerator<R[]> {
  for (let lastId = 0; ;) {
    const rows = await readAfter(lastId);
    if (rows.length > 0) yield rows;
    lastId = rows.at(-1)?.id ?? 0;
    if (rows.length < rowsAtOnceMax) return;
  }
}

export type ExportedSession = {
  id: number;
  title: string;
  status: string;
  createdAt: Date;
  deletedAt: Date | null;
};

/** A person's conversations, oldest first, including the recycle bin, page by page. */
export const readSessions = (db: Executor, userId: number): AsyncGenerator<ExportedSession[]> =>
  byId((lastId) =>
    db
      .selectFrom('session')
      .select(['id', 'title', 'status', 'created_at as createdAt', 'deleted_at as deletedAt'])
      .where('user_id', '=', userId)
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(rowsAtOnceMax)
      .execute(),
  );

export type ExportedMessage = {
  id: number;
  role: string;
  content: string;
  reasoning: string;
  warning: string | null;
  isSummary: boolean;
  status: string;
  model: string | null;
  createdAt: Date;
};

/** The messages of one conversation in chronological order, page by page. */
export const readMessages = (
  db: Executor,
  owned: { userId: number; sessionId: number },
): AsyncGenerator<ExportedMessage[]> =>
  byId((lastId) =>
    db
      .selectFrom('message')
      .select([
        'id',
        'role',
        'content',
        'reasoning_content as reasoning',
        'warning',
        'is_summary as isSummary',
        'status',
        'model',
        'created_at as createdAt',
      ])
      .where('user_id', '=', owned.userId)
      .where('session_id', '=', owned.sessionId)
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(rowsAtOnceMax)
      .execute(),
  );
