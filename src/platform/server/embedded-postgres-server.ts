import type { ChildProcess } from 'node:child_process';
import { chown, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Binaries } from './embedded-postgres-binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isServerAlive, lockingProcess, removeStaleLock } from './embedded-postgres-lock-file.ts';
import {
  spawnError,
  lastLines,
  runProgram,
  spawnProgram,
  type ProgramContext,
} from './embedded-postgres-program.ts';
import type { ServerUser } from './embedded-postgres-user.ts';

const logBytesMax = 5_000_000;
const stopPollMs = 10;

/** A fast shutdown; if that hangs, an immediate one, after which the next start runs recovery. */
const shutdownModes = [
  { signal: 'INT', withinMs: 30_000 },
  { signal: 'QUIT', withinMs: 10_000 },
];

/** Another process is starting it too, or the processes of a killed server are still exiting. */
const retryableStartError =
  /lock file "[^"]+" (?:already exists|is empty)|pre-existing shared memory block/;

/** Controls the server of one cluster. */
export type PostgresServer = {
  /** Version of the programs that `start` would run, such as 18.4.0. */
  version: string;
  /** Whether the server last started by this process is still running. */
  isRunning: () => boolean;
  /** Starts the server and returns immediately; it accepts connections a little later. */
  start: () => Promise<void>;
  /** Throws if the start failed for a reason that a retry cannot fix. */
  checkStart: () => Promise<void>;
  /**
   * Ends our own start if the server that answers is another process's. A slow start that is left alone takes the
   * cluster over once that server has stopped, and then nothing stops it.
   */
  endLostStart: () => Promise<void>;
  /** Whether a server runs on the cluster, no matter which process started it. */
  isServerAlive: () => Promise<boolean>;
  /** Stops the server, no matter which process started it, and returns when it is gone. */
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
      await removeStaleLock(cluster);
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
      if (failure instanceof Error) throw spawnError(binaries, 'postgres', failure);
      const words = (await readFile(logFile)).subarray(logStart).toString();
      if (retryableStartError.test(words)) return;
      throw new EmbeddedPostgresError(`PostgreSQL did not start: ${lastLines(words)}`);
    },
    async endLostStart() {
      const pid = await lockingProcess(cluster);
      if (child === undefined || pid === undefined || child.pid === pid) return;
      child.ref();
      if (child.kill('SIGINT')) await ended;
    },
    async isServerAlive() {
      const pid = await lockingProcess(cluster);
      return pid !== undefined && isServerAlive(pid, cluster);
    },
    async stop() {
      const pid = await lockingProcess(cluster);
      if (pid === undefined) return;
      const isOurs = child?.pid === pid;
      // Ready; from here on the process stays alive until the server exits.
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
  surroundings: ProgramContext,
): Promise<void> {
  for (const { signal, withinMs } of shutdownModes) {
    // Uses PostgreSQL's own program because not every system has signals.
    const ordered = runProgram(binaries, 'pg_ctl', ['kill', signal, String(pid)], surroundings);
    await ordered.catch(async (error: unknown) => {
      if (await isServerAlive(pid, cluster)) throw error;
    });
    if (await isGone(pid, cluster, withinMs)) return;
  }
  throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) does not stop.`);
}

async function isGone(pid: number, cluster: string, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (await isServerAlive(pid, cluster)) {
    if (performance.now() > deadline) return false;
    await sleep(stopPollMs);
  }
  return true;
}
