import { Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientConfig, Pool } from 'pg';

import { isTransactionRetryable } from './database-errors.ts';
import { createDatabaseListener, type DatabaseListener } from './database-listener.ts';
import { discardBrokenConnections } from './database-pool.ts';
import type { DB } from './database-schema.ts';
import { databaseTypes } from './database-types.ts';
import { retry } from './retry.ts';
import { nameless, nameStatements, type StatementNames } from './statement-names.ts';

export { isPassingFailure } from './database-errors.ts';
export type { DB } from './database-schema.ts';

/** The first parameter of every store function: the database or a transaction. */
export type Executor = Kysely<DB>;

const timeZone = 'Asia/Shanghai';
/** Maximum wait for a connection, to be established or to become free in the pool; longer where statements may be. */
const connectTimeoutMs = 4500;
/** The same where statements have no limit: a backup or a migration, for which no request waits. */
const unattendedConnectTimeoutMs = 30_000;
const idleTimeoutMs = 30_000;
const statementTimeoutMsDefault = 4000;
/** A server that does not report its statement timeout within this extra time counts as gone. */
const responseGraceMs = 500;
export const poolMaxDefault = 10;
/** Connections outside the pool, for work that must succeed while the pool is exhausted. */
export const reservedConnections = 3;
const heartbeatConnections = 2;
/** With the one that listens: what a process takes at most beside its pool. */
export const connectionsBesidePool = reservedConnections + heartbeatConnections + 1;
const pingTimeoutMs = 2000;
const abortedTransaction = { triesMax: 3, isRetryable: isTransactionRetryable };

/** Runs work that only reads and may see the state of some seconds ago. `work` may be run twice. */
export type ReadOnly = <T>(work: (db: Executor) => Promise<T>) => Promise<T>;

/** The host may be the folder of a Unix socket. */
export type DatabaseConnection = {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
};

/** Either the parts of an address or `url`, a `postgres://` address. */
type DatabaseAddress = { connection?: DatabaseConnection; url?: string };

export type DatabaseOptions = DatabaseAddress & {
  /**
   * The database itself where the address is that of a pooler in transaction mode: nothing is stored in a session,
   * and LISTEN comes here. The pooler sets the statement timeout.
   */
  direct?: DatabaseAddress | undefined;
  /** Maximum connections, 10 by default; 5 more are reserved and opened when first used. */
  poolMax?: number;
  /**
   * The server cancels a statement that takes longer; 4 s by default. 0 is for work without a waiting caller: no limit,
   * and up to 30 s for a connection.
   */
  statementTimeoutMs?: number;
  /** The name shown in the server's own activity lists. */
  applicationName?: string;
};

export type Database = {
  db: Executor;
  /** The same database over the reserved connections, for ending replies. */
  reserved: Executor;
  /** The same over connections that nothing but heartbeats uses, which come every half second. */
  heartbeats: Executor;
  /** On a replica, where there is one that keeps up (`replica-reads.ts`). */
  readOnly: ReadOnly;
  /** How many statements wait for a connection of the pool. */
  waiting: () => number;
  listen: DatabaseListener['listen'];
  /** Sends a notification (at most 7,999 bytes) to every listener on the channel, in every process. */
  notify: (channel: string, payload: string) => Promise<void>;
  /** Whether the database responds within 2 s. */
  ping: () => Promise<boolean>;
  /** Waits for running queries, then closes every connection. */
  close: () => Promise<void>;
};

/**
 * Opens the pool. No connection is made before the first query. A call waits at most 4.5 s for a
 * connection and then throws an error that satisfies `isDatabaseUnavailable`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const config = clientConfig(options);
  const pool = openPool(config, options.poolMax ?? poolMaxDefault);
  const reservedPool = openPool(config, reservedConnections);
  const heartbeatPool = openPool(config, heartbeatConnections);
  const names = options.direct ? nameless : nameStatements();
  const db = createExecutor(pool, names);
  const reserved = createExecutor(reservedPool, names);
  const heartbeats = createExecutor(heartbeatPool, names);
  const listener = createDatabaseListener(() => new Client(listenerConfig(options)));
  return {
    db,
    reserved,
    heartbeats,
    readOnly: (work) => work(db),
    waiting: () => pool.waitingCount,
    listen: listener.listen,
    async notify(channel, payload) {
      await pool.query('select pg_notify($1, $2)', [channel, payload]);
    },
    ping: () => respondsInTime(pool),
    async close() {
      await listener.close();
      await Promise.all([db.destroy(), reserved.destroy(), heartbeats.destroy()]);
      // Kysely ends a pool only if it has used it.
      const pools = [pool, reservedPool, heartbeatPool];
      for (const each of pools) if (!each.ended) await each.end();
    },
  };
}

function openPool(config: ClientConfig, max: number): Pool {
  const pool = new Pool({ ...config, max, idleTimeoutMillis: idleTimeoutMs });
  // A lost connection raises an error here in addition to failing its query; without a listener it
  // would end the process. The pool has dropped the connection by then.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function createExecutor(pool: Pool, names: StatementNames): Executor {
  const watched = discardBrokenConnections(pool, names);
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: watched }) });
}

/**
 * Runs `work` in one transaction, at most 3 times when the server aborts it for a deadlock, a serialization
 * failure or an id that another process has drawn. Therefore `work` must have no effects outside the transaction.
 */
export const transaction = <T>(db: Executor, work: (tx: Executor) => Promise<T>): Promise<T> =>
  retry(abortedTransaction, () => db.transaction().execute(work));

/** The same for work that sends one statement, which is a transaction by itself. */
export const statement = <T>(db: Executor, work: (db: Executor) => Promise<T>): Promise<T> =>
  retry(abortedTransaction, () => work(db));

function clientConfig(options: DatabaseOptions): ClientConfig {
  const statementTimeoutMs = options.statementTimeoutMs ?? statementTimeoutMsDefault;
  return {
    ...options.connection,
    ...(options.url === undefined ? {} : { connectionString: options.url }),
    application_name: options.applicationName ?? 'xingwen',
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + responseGraceMs,
    connectionTimeoutMillis:
      statementTimeoutMs === 0
        ? unattendedConnectTimeoutMs
        : Math.max(connectTimeoutMs, statementTimeoutMs),
    keepAlive: true,
    ...(!options.direct && { options: sessionSettings(statementTimeoutMs) }),
    types: databaseTypes,
  };
}

const listenerConfig = ({ direct, ...options }: DatabaseOptions): ClientConfig =>
  clientConfig(direct ? { ...options, ...direct } : options);

/** As start-up options. Queries here are short: starting parallel workers would take longer than they save. */
const sessionSettings = (statementTimeoutMs: number): string =>
  `-c TimeZone=${timeZone} -c max_parallel_workers_per_gather=0 -c statement_timeout=${statementTimeoutMs}`;

async function respondsInTime(pool: Pool): Promise<boolean> {
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
