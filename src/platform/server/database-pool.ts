import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

import { isDatabaseUnavailable } from './database-errors.ts';

/**
 * The pool as Kysely sees it. A connection that the server has ended, or that no longer answers,
 * is thrown away when it is given back: the driver's pool would hand it to the next query.
 */
export function discardingBroken(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => watched(await pool.connect()),
  };
}

function watched(client: PoolClient): PostgresPoolClient {
  let isBroken = false;
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    // The other form of the call is for cursors, which nothing here opens.
    if (typeof text !== 'string') throw new TypeError('This database door opens no cursors.');
    return client.query(text, [...values]).catch((error: unknown) => {
      isBroken ||= isDatabaseUnavailable(error);
      throw error;
    });
  }
  return { query, release: () => client.release(isBroken) };
}
