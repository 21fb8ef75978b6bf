import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { errorCode } from './database-errors.ts';

/** The process id in the cluster's lock file; undefined when there is none. */
export async function lockingProcess(cluster: string): Promise<number | undefined> {
  const text = await readFile(lockFile(cluster), 'utf8').catch(() => '');
  const pid = Number(text.split('\n', 1)[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/**
 * PostgreSQL treats its lock file as valid while any process has that id, which is likely in a restarted
 * container or when a killed server is not reaped. Removes the file when the id belongs to another
 * program and nothing works in the cluster any more; PostgreSQL itself handles every other case.
 */
export async function removeStaleLock(cluster: string): Promise<void> {
  const pid = await lockingProcess(cluster);
  if (pid === undefined || process.platform !== 'linux' || !processExists(pid)) return;
  for (const name of await readdir('/proc'))
    if (/^\d+$/.test(name) && (await worksIn(Number(name), cluster))) return;
  await rm(lockFile(cluster), { force: true });
}

/** Whether the server with this process id is still running. */
export async function isServerAlive(pid: number, cluster: string): Promise<boolean> {
  return process.platform === 'linux' ? worksIn(pid, cluster) : processExists(pid);
}

/** Every server process has the cluster as its working directory; a zombie has none. */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  return (await readlink(`/proc/${pid}/cwd`).catch(() => undefined)) === cluster;
}

function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && errorCode(error) === 'EPERM';
  }
}

function lockFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
