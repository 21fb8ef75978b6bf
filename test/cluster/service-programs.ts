// Programs of Debian's packages, run in a folder of a test as the account that they insist on.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

export const postgresBinaries = '/usr/lib/postgresql/15/bin';
const startMsMax = 120_000;
const pollMs = 200;

export type Program = { name: string; child: ChildProcess; output: () => string };

type ServiceAccount = { uid: number; gid: number };

/** PostgreSQL and PgBouncer refuse to run as root: there the account of Debian's package runs everything. */
export function serviceAccount(folder: string): ServiceAccount | null {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = statSync('/var/lib/postgresql');
  chownSync(folder, uid, gid);
  return { uid, gid };
}

type Start = {
  name: string;
  command: string;
  args: string[];
  folder: string;
  owner: ServiceAccount | null;
};

/** In a process group of its own, so that all that it starts can be killed with it. */
export function startProgram({ name, command, args, folder, owner }: Start): Program {
  if (!existsSync(command)) throw new Error(`${command} is not installed`);
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', HOME: folder },
    ...owner,
  });
  let output = '';
  const collect = (chunk: Buffer): void =>
    void (output = (output + chunk.toString()).slice(-20_000));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { name, child, output: () => output };
}

export async function kill({ name, child }: Program, folder: string): Promise<void> {
  const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
  if (child.pid !== undefined) killProcess(-child.pid);
  const postmaster = postmasterOf(join(folder, name));
  if (postmaster !== undefined) killProcess(...childrenOf(postmaster), postmaster);
  await gone;
}

/** PostgreSQL leaves the process group of Patroni, which starts it. */
function postmasterOf(dataFolder: string): number | undefined {
  const file = join(dataFolder, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const pids = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return pids === '' ? [] : pids.split(' ').map(Number);
}

/** Negative numbers are process groups. */
function killProcess(...pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  running: Program[],
): Promise<void> {
  const deadline = performance.now() + startMsMax;
  while (!(await isSo())) {
    const outputs = () => running.map(({ name, output }) => `${name}:\n${output()}`).join('\n');
    if (performance.now() > deadline) throw new Error(`${what} did not come:\n${outputs()}`);
    await sleep(pollMs);
  }
}

export async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
