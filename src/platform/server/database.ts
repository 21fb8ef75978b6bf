import { Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientConfig, Pool } from 'pg';

import { isTransactionRetryable } from './database-errors.ts';
import { createDatabaseListener, type DatabaseListener } from './database-listener.ts';
import { discardingBroken } from './database-pool.ts';
import type { DB } from './database-schema.ts';
import { databaseTypes } from './database-types.ts';

export { isDatabaseUnavailable } from './database-errors.ts';
export type { DB } from './database-schema.ts';

/** What a store takes first: the database or a transaction in it, alike. */
export type Executor = Kysely<DB>;

const timeZone = 'Asia/Shanghai';
/** A call waits no longer for a connection, to a server or out of a pool that is all in use. */
const connectTimeoutMs = 4500;
const idleTimeoutMs = 30_000;
const statementTimeoutMsDefault = 4000;
/** A server that does not even say that it gave a statement up is taken for gone. */
const answerGraceMs = 500;
export const poolMaxDefault = 10;
/** Connections beside the pool, for what must get through while the pool is all in use. */
const reservedConnections = 3;
const pingTimeoutMs = 2000;
const transactionTries = 3;

/** Where a server is: the host may be the folder of a Unix socket. */
export type DatabaseConnection = {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
};

export type DatabaseOptions = {
  /** Either the parts of an address or `url`, a `postgres://` address. */
  connection?: DatabaseConnection;
  url?: string;
  /** Connections at most, 10 unless told; 3 more are reserved and opened when first used. */
  poolMax?: number;
  /** The server ends a statement that takes longer; 4 s unless told, 0 is without limit. */
  statementTimeoutMs?: number;
  /** How the server names us in its own lists. */
  applicationName?: string;
};

/** An open database: queries, notices and the end of both. */
export type Database = {
  db: Executor;
  /** The same database over connections of its own: for signs of life and for the ends of replies. */
  reserved: Executor;
  listen: DatabaseListener['listen'];
  /** Sends a notice (at most 7,999 bytes) to every listener of the channel in every process. */
  notify: (channel: string, payload: string) => Promise<void>;
  /** Whether the database answers within 2 s. */
  ping: () => Promise<boolean>;
  /** Waits for running queries, then closes every connection. */
  close: () => Promise<void>;
};

/**
 * Opens the pool. Nothing is connected before the first query. A call waits at most 4.5 s for a
 * connection; what it then throws satisfies `isDatabaseUnavailable`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const config = clientConfig(options);
  const pool = openPool(config, options.poolMax ?? poolMaxDefault);
  const reservedPool = openPool(config, reservedConnections);
  const db = doorTo(pool);
  const reserved = doorTo(reservedPool);
  const listener = createDatabaseListener(() => new Client(config));
  return {
    db,
    reserved,
    listen: listener.listen,
    async notify(channel, payload) {
      await pool.query('select pg_notify($1, $2)', [channel, payload]);
    },
    ping: () => answersInTime(pool),
    async close() {
      await listener.close();
      await Promise.all([db.destroy(), reserved.destroy()]);
      // Kysely ends a pool only if it has ever used it.
      for (const each of [pool, reservedPool]) if (!each.ended) await each.end();
    },
  };
}

function openPool(config: ClientConfig, max: number): Pool {
  const pool = new Pool({ ...config, max, idleTimeoutMillis: idleTimeoutMs });
  // The driver raises a lost connection here besides failing its query; unheard, it would end the
  // process. The pool has dropped the connection by then.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function doorTo(pool: Pool): Executor {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: discardingBroken(pool) }) });
}

/**
 * Runs `work` in one transaction and again, at most 3 times, when the server gave it up for a
 * deadlock or a serialization failure. So `work` must have no effect outside the transaction.
 */
export async function transaction<T>(db: Executor, work: (tx: Executor) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries >= transactionTries || !isTransactionRetryable(error)) throw error;
    }
  }
}

function clientConfig(options: DatabaseOptions): ClientConfig {
  const statementTimeoutMs = options.statementTimeoutMs ?? statementTimeoutMsDefault;
  return {
    ...options.connection,
    ...(options.url === undefined ? {} : { connectionString: options.url }),
    application_name: options.applicationName ?? 'xingwen',
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + answerGraceMs,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    // What is asked here is short: workers would take longer to start than they spare.
    options: `-c TimeZone=${timeZone} -c max_parallel_workers_per_gather=0`,
    types: databaseTypes,
  };
}

async function answersInTime(pool: Pool): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, pingTimeoutMs, false);
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
