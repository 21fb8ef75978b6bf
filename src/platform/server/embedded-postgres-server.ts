import type { ChildProcess } from 'node:child_process';
import { chown, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Binaries } from './embedded-postgres-binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isServing, lockingProcess, removeForeignLock } from './embedded-postgres-lock-file.ts';
import {
  cannotRun,
  lastLines,
  runProgram,
  spawnProgram,
  type Surroundings,
} from './embedded-postgres-program.ts';
import type { ServerUser } from './embedded-postgres-user.ts';

const logBytesMax = 5_000_000;
const stopPollMs = 10;

/** A fast shutdown; if that hangs an immediate one, after which the next start recovers. */
const orders = [
  { signal: 'INT', withinMs: 30_000 },
  { signal: 'QUIT', withinMs: 10_000 },
];

/** Another process starts it as well, or the last of a killed server are still leaving. */
const worthAnotherTry = /lock file "[^"]+" already exists|pre-existing shared memory block/;

/** The server process of one cluster, as far as this process has started it. */
export type PostgresServer = {
  /** Of the programs that `start` would run, such as 18.4.0. */
  version: string;
  /** Whether the server that this process started last still runs. */
  isRunning: () => boolean;
  /** Starts the server and returns at once; it answers a little later. */
  start: () => Promise<void>;
  /** Throws if the start has failed for a reason that another try will not remove. */
  checkStart: () => Promise<void>;
  /** Whether a server runs on the cluster, whoever started it. */
  isServing: () => Promise<boolean>;
  /** Stops the server, whoever started it, and returns when it is gone. */
  stop: () => Promise<void>;
};

export function createPostgresServer(
  binaries: Binaries,
  home: string,
  cluster: string,
  user: ServerUser | undefined,
): PostgresServer {
  const logFile = join(home, 'server.log');
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();
  let failure: unknown;
  let logStart = 0;

  return {
    version: binaries.version,
    isRunning: () => child !== undefined,
    async start() {
      await removeForeignLock(cluster);
      const log = await open(logFile, 'a', 0o600);
      try {
        if (user) await chown(logFile, user.uid, user.gid);
        if ((await log.stat()).size > logBytesMax) await log.truncate();
        logStart = (await log.stat()).size;
        failure = undefined;
        const started = spawnProgram(
          binaries,
          'postgres',
          ['-D', cluster],
          { cwd: home, user },
          log.fd,
        );
        child = started;
        ended = new Promise((resolve) => {
          const end = (error: unknown): void => {
            failure ??= error;
            if (child === started) child = undefined;
            resolve();
          };
          started.once('error', end).once('exit', end);
        });
        started.unref();
      } finally {
        await log.close();
      }
    },
    async checkStart() {
      if (failure === undefined || failure === 0) return;
      if (failure instanceof Error) throw cannotRun(binaries, 'postgres', failure);
      const words = (await readFile(logFile)).subarray(logStart).toString();
      if (worthAnotherTry.test(words)) return;
      throw new EmbeddedPostgresError(`PostgreSQL did not start: ${lastLines(words)}`);
    },
    async isServing() {
      const pid = await lockingProcess(cluster);
      return pid !== undefined && isServing(pid, cluster);
    },
    async stop() {
      const pid = await lockingProcess(cluster);
      if (pid === undefined) return;
      const isOurs = child?.pid === pid;
      // From here on the end of the server is worth staying for.
      child?.ref();
      await stopServer(binaries, cluster, pid, { cwd: home, user });
      if (isOurs) await ended;
    },
  };
}

async function stopServer(
  binaries: Binaries,
  cluster: string,
  pid: number,
  surroundings: Surroundings,
): Promise<void> {
  for (const { signal, withinMs } of orders) {
    // PostgreSQL's own program, for not every system has signals.
    const ordered = runProgram(binaries, 'pg_ctl', ['kill', signal, String(pid)], surroundings);
    await ordered.catch(async (error: unknown) => {
      if (await isServing(pid, cluster)) throw error;
    });
    if (await isGone(pid, cluster, withinMs)) return;
  }
  throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) does not stop.`);
}

async function isGone(pid: number, cluster: string, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (await isServing(pid, cluster)) {
    if (performance.now() > deadline) return false;
    await sleep(stopPollMs);
  }
  return true;
}
