import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { errorCode } from './database-errors.ts';

/** The process number in the lock file of a cluster; undefined when no server claims it. */
export async function lockingProcess(cluster: string): Promise<number | undefined> {
  const text = await readFile(lockFile(cluster), 'utf8').catch(() => '');
  const pid = Number(text.split('\n', 1)[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/**
 * PostgreSQL takes its lock file for valid while any process has that number, which is likely in a
 * container started anew, or when nobody buries a killed server. Removes the file when that
 * process is another one and nothing works in the cluster any more; all else PostgreSQL does
 * itself, and better.
 */
export async function removeForeignLock(cluster: string): Promise<void> {
  const pid = await lockingProcess(cluster);
  if (pid === undefined || process.platform !== 'linux' || !hasNumber(pid)) return;
  for (const name of await readdir('/proc'))
    if (/^\d+$/.test(name) && (await worksIn(Number(name), cluster))) return;
  await rm(lockFile(cluster), { force: true });
}

/** Whether the server with this process number still runs. */
export async function isServing(pid: number, cluster: string): Promise<boolean> {
  return process.platform === 'linux' ? worksIn(pid, cluster) : hasNumber(pid);
}

/** Every process of a server works in its cluster; a dead one that is not buried works nowhere. */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  return (await readlink(`/proc/${pid}/cwd`).catch(() => undefined)) === cluster;
}

function hasNumber(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && errorCode(error) === 'EPERM';
  }
}

function lockFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
