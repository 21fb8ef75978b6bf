import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

import { isDatabaseUnavailable } from './database-errors.ts';

/**
 * The pool as Kysely sees it. A connection that the server has closed, or that no longer responds, is
 * discarded on release; the driver's own pool would reuse it for the next query.
 */
export function discardBrokenConnections(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => watchClient(await pool.connect()),
  };
}

function watchClient(client: PoolClient): PostgresPoolClient {
  let isBroken = false;
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    // The other overload is for cursors, which are not used here.
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported.');
    return client.query(text, [...values]).catch((error: unknown) => {
      isBroken ||= isDatabaseUnavailable(error);
      throw error;
    });
  }
  return { query, release: () => client.release(isBroken) };
}
