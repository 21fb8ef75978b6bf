import type { ChildProcess } from 'node:child_process';
import { chown, open, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Binaries } from './embedded-postgres-binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { cannotRun, lastLines, runProgram, spawnProgram } from './embedded-postgres-program.ts';
import type { ServerUser } from './embedded-postgres-user.ts';

const logBytesMax = 5_000_000;
const fastStopSeconds = 30;
const immediateStopSeconds = 10;

/** Another process starts it as well, or the last of a killed server are still leaving. */
const worthAnotherTry = /lock file "[^"]+" already exists|pre-existing shared memory block/;

/** The server process of one cluster, as far as this process has started it. */
export interface PostgresServer {
  /** Whether the server that this process started last still runs. */
  isRunning: () => boolean;
  /** Starts the server and returns at once; it answers a little later. */
  start: () => Promise<void>;
  /** Throws if the start has failed for a reason that another try will not remove. */
  checkStart: () => Promise<void>;
  /** Stops the server, whoever started it, and returns when it is gone. */
  stop: () => Promise<void>;
}

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
    async stop() {
      // From here on the end of the server is worth staying for.
      child?.ref();
      const stopArgs = ['stop', '-D', cluster, '-w', '-s'];
      try {
        const fast = ['-m', 'fast', '-t', String(fastStopSeconds)];
        await runProgram(binaries, 'pg_ctl', [...stopArgs, ...fast], { cwd: home, user });
      } catch {
        // It hangs: the next start recovers from the log of writes.
        const immediate = ['-m', 'immediate', '-t', String(immediateStopSeconds)];
        await runProgram(binaries, 'pg_ctl', [...stopArgs, ...immediate], { cwd: home, user });
      }
      await ended;
    },
  };
}

/**
 * PostgreSQL takes its lock file for valid when any process has that number, which in a container
 * started anew is likely. Removes the file when the process is certainly not its server.
 */
async function removeForeignLock(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const pid = Number(text?.split('\n', 1)[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (folder !== (await realpath(cluster))) await rm(file, { force: true });
}
