import { setTimeout as sleep } from 'node:timers/promises';

import type { Client } from 'pg';

import { errorCode, isDatabaseUnavailable } from './database-errors.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { PostgresServer } from './embedded-postgres-server.ts';

const startTimeoutMs = 60_000;
const retryDelayMs = 25;
const failedRestartDelayMs = 2000;
const unusedChecksMax = 20;
const unusedCheckDelayMs = 250;
const cannotConnectNow = '57P03';

/** The advisory lock that every running process of the product shares on its lease connection. */
const leaseLock = 7_462_014;

/** The logging the supervisor needs; a pino logger fits. */
export type SupervisorLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/**
 * Keeps the server running while any process of the product lives. Each process holds one connection,
 * the lease connection, with a shared advisory lock. Both are released when the process ends in any way,
 * so a process that gets the lock exclusively is the last one. When the lease connection ends, the server
 * is gone and is restarted.
 */
export async function superviseServer(
  server: PostgresServer,
  newClient: () => Client,
  log: SupervisorLog,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let lease: Promise<Client | undefined> = join(server, newClient, true).then(watch);
  try {
    await lease;
  } catch (error) {
    if (server.isRunning()) await server.stop();
    throw error;
  }

  function watch(client: Client): Client {
    client.once('end', () => {
      if (stopping.signal.aborted) return;
      log.warn({}, 'The database server has gone; starting it again');
      lease = restart();
    });
    return client;
  }

  async function restart(): Promise<Client | undefined> {
    while (!stopping.signal.aborted) {
      try {
        const client = watch(await join(server, newClient, false));
        log.info({}, 'The database server is back');
        return client;
      } catch (error) {
        log.error({ err: error }, 'The database server could not be started again');
        await sleep(failedRestartDelayMs, undefined, { signal: stopping.signal }).catch(
          () => undefined,
        );
      }
    }
    return undefined;
  }

  return async () => {
    stopping.abort();
    const client = await lease;
    if (client) await leave(server, client);
    else if (server.isRunning()) await server.stop();
  };
}

/** Connects, starting the server if necessary, and takes the lease. */
async function join(
  server: PostgresServer,
  newClient: () => Client,
  isFirst: boolean,
): Promise<Client> {
  let deadline = performance.now() + startTimeoutMs;
  let hasStarted = false;
  for (;;) {
    const client = newClient();
    client.on('error', () => undefined);
    try {
      await client.connect();
      await server.endLostStart();
      if (await takeLease(client, server, isFirst)) return client;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      const code = error instanceof Error ? errorCode(error) : undefined;
      // A server recovering from a crash reports that it is not ready yet.
      if (code === cannotConnectNow) deadline = performance.now() + startTimeoutMs;
      else if (!server.isRunning()) {
        if (hasStarted) await server.checkStart();
        await server.start();
        hasStarted = true;
      }
      if (performance.now() > deadline)
        throw new EmbeddedPostgresError('PostgreSQL does not answer.', { cause: error });
    }
    await client.end();
    await sleep(retryDelayMs);
  }
}

/**
 * Returns false when a killed process left a server of an earlier version behind; that server has been
 * stopped and ours must be started. A server of our version is reused.
 */
async function takeLease(
  client: Client,
  server: PostgresServer,
  isFirst: boolean,
): Promise<boolean> {
  if (isFirst && !server.isRunning() && (await isOutdated(client, server))) {
    if (await tryExclusiveLease(client)) {
      await server.stop();
      return false;
    }
  }
  await client.query('select pg_advisory_lock_shared($1)', [leaseLock]);
  return true;
}

async function isOutdated(client: Client, { version }: PostgresServer): Promise<boolean> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return !`${version}.`.startsWith(`${rows[0]?.server_version}.`);
}

/** The last process to leave stops the server. */
async function leave(server: PostgresServer, client: Client): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [leaseLock]);
    if (await tryExclusiveLease(client)) await server.stop();
  } catch (error) {
    // The server is already gone, or another process is stopping it.
    if (!isDatabaseUnavailable(error)) throw error;
  } finally {
    await client.end();
  }
}

/**
 * Stops a server that a killed process of the product left behind, unless another process uses it. The
 * lease of a dead process is released a moment later, so this checks more than once.
 */
export async function stopIfUnused(server: PostgresServer, newClient: () => Client): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  let tries = 0;
  while (
    (await server.isServerAlive()) &&
    tries < unusedChecksMax &&
    performance.now() < deadline
  ) {
    const client = newClient();
    client.on('error', () => undefined);
    try {
      await client.connect();
      if (await tryExclusiveLease(client)) await server.stop();
      tries += 1;
    } catch (error) {
      // It is starting or stopping.
      if (!isDatabaseUnavailable(error)) throw error;
    } finally {
      await client.end();
    }
    await sleep(unusedCheckDelayMs);
  }
}

async function tryExclusiveLease(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>(
    'select pg_try_advisory_lock($1) as alone',
    [leaseLock],
  );
  return rows[0]?.alone === true;
}
