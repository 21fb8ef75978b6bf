import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Client } from 'pg';

import { errorCode } from './database-errors.ts';
import type { DatabaseConnection } from './database.ts';
import { findBinaries, prepareBinaries, type Binaries } from './embedded-postgres-binaries.ts';
import {
  clusterMajor,
  createCluster,
  prepareHome,
  productName,
  cleanHome,
  writeSettings,
} from './embedded-postgres-cluster.ts';
import {
  prepareSocketEndpoint,
  prepareTcpEndpoint,
  type Endpoint,
} from './embedded-postgres-endpoint.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import {
  passwordMismatch,
  requirePassword,
  writeAccess,
  invalidPasswordState,
} from './embedded-postgres-password.ts';
import { startGuard } from './embedded-postgres-guard.ts';
import { createLeaseClient } from './embedded-postgres-lease.ts';
import { createPostgresServer } from './embedded-postgres-server.ts';
import { superviseServer, type SupervisorLog } from './embedded-postgres-supervisor.ts';
import { chooseServerUser } from './embedded-postgres-user.ts';

export { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export type EmbeddedPostgresOptions = {
  /** Everything is kept in its subfolder `postgres`, created if it does not exist. */
  dataDir: string;
  log: SupervisorLog;
  /** Server settings that override ours, such as `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
  /** The `native` folder of a binaries package, if not the installed one. */
  binariesFolder?: string;
  /** How the server is reached: 'tcp' on Windows, else 'socket'. */
  transport?: 'socket' | 'tcp';
};

export type EmbeddedPostgres = {
  /** For `openDatabase`: the product's own database. */
  connection: DatabaseConnection;
  /** Stops the server unless another process of the product still uses it. Close the pool first. */
  stop: () => Promise<void>;
};

/**
 * Starts PostgreSQL on a data folder, or joins the server that another process of the product started,
 * and keeps it running until `stop`.
 *
 * @throws EmbeddedPostgresError, with instructions in its message.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log, settings = {} } = options;
  const dataDir = resolve(options.dataDir);
  const user = await chooseServerUser(join(dataDir, 'postgres', 'cluster'));
  const home = await realpath(await prepareHome(dataDir, user));
  const cluster = join(home, 'cluster');
  const binaries = await prepareBinaries(options.binariesFolder ?? findBinaries(), home, user);
  const useTcp = (options.transport ?? defaultTransport()) === 'tcp';
  const endpoint = useTcp
    ? await prepareTcpEndpoint(home)
    : await prepareSocketEndpoint(home, user);

  const existing = await clusterMajor(cluster);
  if (existing === undefined) {
    log.info({ cluster }, 'Making a new database');
    await createCluster(home, cluster, binaries, endpoint, user);
  } else if (existing !== binaries.major)
    throw majorVersionMismatch(existing, binaries, cluster, endpoint);
  else if (endpoint.isPasswordNew) await writeAccess(cluster, 'everybody', user);
  await writeSettings(cluster, endpoint, settings, user);

  const server = createPostgresServer(binaries, home, cluster, user);
  const connection = connectionTo(endpoint);
  const endGuard = startGuard({ binaries, home, cluster, user, connection }, log);
  const leave = await superviseServer(server, () => createLeaseClient(connection), log).catch(
    async (error: unknown) => {
      await endGuard();
      const isOther = error instanceof Error && errorCode(error) === invalidPasswordState;
      throw isOther ? passwordMismatch(endpoint.passwordFile, error) : error;
    },
  );
  const stop = async () => {
    await leave();
    await endGuard();
  };
  try {
    if (server.isRunning()) await cleanHome(home, binaries);
    await withLeaseClient(connection, async (client) => {
      await requirePassword(client, cluster, endpoint.password, user);
      await createProductDatabase(client);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { connection, stop };
}

function defaultTransport(): 'socket' | 'tcp' {
  return process.platform === 'win32' ? 'tcp' : 'socket';
}

function connectionTo({ host, port, password }: Endpoint): DatabaseConnection {
  return { host, port, password, user: productName, database: productName };
}

async function withLeaseClient(
  connection: DatabaseConnection,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = createLeaseClient(connection);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function createProductDatabase(client: Client): Promise<void> {
  try {
    const name = client.escapeLiteral(productName);
    const found = await client.query(`select from pg_database where datname = ${name}`);
    if (found.rowCount === 0) await client.query(`create database ${productName}`);
  } catch (error) {
    // 42P04, 23505: another process has just created it.
    const code = error instanceof Error ? errorCode(error) : undefined;
    if (code !== '42P04' && code !== '23505') throw error;
  }
}

function majorVersionMismatch(
  major: string,
  binaries: Binaries,
  cluster: string,
  { host, port, passwordFile }: Endpoint,
): EmbeddedPostgresError {
  const address = `-h '${host}' -p ${port} -U ${productName} -d ${productName}`;
  return new EmbeddedPostgresError(
    [
      `The database in ${cluster} was made by PostgreSQL ${major}; this version of the product`,
      `brings PostgreSQL ${binaries.major}. Nothing has been changed. To move the data (where`,
      `PostgreSQL asks for a password, it is the one in ${passwordFile}):`,
      `1. Start the version of the product that made it, and while it runs:`,
      `   pg_dump ${address} -Fc -f xingwen.dump`,
      `2. Stop it and put the old database aside: mv '${cluster}' '${cluster}-${major}'`,
      `3. Start this version, and while it runs:`,
      `   pg_restore ${address} --clean --if-exists xingwen.dump`,
    ].join('\n'),
  );
}
