import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

import { isDatabaseUnavailable, isPlanOutdated } from './database-errors.ts';
import type { StatementNames } from './statement-names.ts';

/**
 * The pool as Kysely sees it. A connection that the server has closed, or that no longer responds, is
 * discarded on release; the driver's own pool would reuse it for the next query.
 */
export function discardBrokenConnections(pool: Pool, names: StatementNames): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => watchClient(await pool.connect(), names),
  };
}

function watchClient(client: PoolClient, names: StatementNames): PostgresPoolClient {
  let isBroken = false;
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    // The other overload is for cursors, which are not used here.
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported.');
    const name = values.length > 0 ? names.nameOf(text) : undefined;
    const statement = { text, values: [...values], ...(name !== undefined && { name }) };
    return client.query(statement).catch((error: unknown) => {
      isBroken ||= isDatabaseUnavailable(error);
      if (!isPlanOutdated(error)) throw error;
      names.rename(text);
      // In a transaction this fails too, and the transaction is run again.
      return client.query(text, [...values]).catch(() => {
        throw error;
      });
    });
  }
  return { query, release: () => client.release(isBroken) };
}
