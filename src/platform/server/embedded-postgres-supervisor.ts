import { setTimeout as sleep } from 'node:timers/promises';

import type { Client } from 'pg';

import { errorCode, isDatabaseUnavailable } from './database-errors.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { PostgresServer } from './embedded-postgres-server.ts';

const answerTimeoutMs = 60_000;
const retryDelayMs = 25;
const failedRestartDelayMs = 2000;
const aloneTriesMax = 20;
const aloneDelayMs = 250;
const cannotConnectNow = '57P03';

/** The advisory lock that every living process of the product shares on its keeper connection. */
const lease = 7_462_014;

/** What the supervisor reports; a pino logger fits. */
export type SupervisorLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/**
 * Keeps the server running for as long as a process of the product lives. Each process holds one
 * connection, the keeper, and on it a shared advisory lock: the system drops both with the
 * process however it dies, so who can take the lock alone is the only one left. The end of the
 * keeper tells that the server has gone, and it is started again.
 */
export async function superviseServer(
  server: PostgresServer,
  newClient: () => Client,
  log: SupervisorLog,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let keeper: Promise<Client | undefined> = enter(server, newClient, true).then(watch);
  try {
    await keeper;
  } catch (error) {
    if (server.isRunning()) await server.stop();
    throw error;
  }

  function watch(client: Client): Client {
    client.once('end', () => {
      if (stopping.signal.aborted) return;
      log.warn({}, 'The database server has gone; starting it again');
      keeper = restart();
    });
    return client;
  }

  async function restart(): Promise<Client | undefined> {
    while (!stopping.signal.aborted) {
      try {
        const client = watch(await enter(server, newClient, false));
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
    const client = await keeper;
    if (client) await leave(server, client);
    else if (server.isRunning()) await server.stop();
  };
}

/** Connects, starting the server if nobody has, and takes the lease. */
async function enter(
  server: PostgresServer,
  newClient: () => Client,
  isFirst: boolean,
): Promise<Client> {
  let deadline = performance.now() + answerTimeoutMs;
  let hasStarted = false;
  for (;;) {
    const client = newClient();
    client.on('error', () => undefined);
    try {
      await client.connect();
      if (await takeLease(client, server, isFirst)) return client;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      const code = error instanceof Error ? errorCode(error) : undefined;
      // A server that recovers from a crash takes its time, and says so.
      if (code === cannotConnectNow) deadline = performance.now() + answerTimeoutMs;
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
 * Returns false when a killed process had left a server of an earlier version behind: it has been
 * stopped, and we start ours. One of our version is simply used.
 */
async function takeLease(
  client: Client,
  server: PostgresServer,
  isFirst: boolean,
): Promise<boolean> {
  if (isFirst && !server.isRunning() && (await isOutdated(client, server))) {
    if (await tryAlone(client)) {
      await server.stop();
      return false;
    }
  }
  await client.query('select pg_advisory_lock_shared($1)', [lease]);
  return true;
}

async function isOutdated(client: Client, { version }: PostgresServer): Promise<boolean> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return !`${version}.`.startsWith(`${rows[0]?.server_version}.`);
}

/** The last one out stops the server. */
async function leave(server: PostgresServer, client: Client): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [lease]);
    if (await tryAlone(client)) await server.stop();
  } catch (error) {
    // The server has gone by itself, or another process is stopping it.
    if (!isDatabaseUnavailable(error)) throw error;
  } finally {
    await client.end();
  }
}

/**
 * Stops a server that a killed process of the product has left, unless another one uses it. The
 * system drops the lease of the dead a moment after them, so it is asked for more than once.
 */
export async function stopIfAlone(server: PostgresServer, newClient: () => Client): Promise<void> {
  const deadline = performance.now() + answerTimeoutMs;
  let tries = 0;
  while ((await server.isServing()) && tries < aloneTriesMax && performance.now() < deadline) {
    const client = newClient();
    client.on('error', () => undefined);
    try {
      await client.connect();
      if (await tryAlone(client)) await server.stop();
      tries += 1;
    } catch (error) {
      // It is being started or stopped.
      if (!isDatabaseUnavailable(error)) throw error;
    } finally {
      await client.end();
    }
    await sleep(aloneDelayMs);
  }
}

async function tryAlone(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>(
    'select pg_try_advisory_lock($1) as alone',
    [lease],
  );
  return rows[0]?.alone === true;
}
