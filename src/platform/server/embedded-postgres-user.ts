import { chown, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The system user that runs the server: PostgreSQL refuses to run as root. */
export type ServerUser = {
  uid: number;
  gid: number;
};

/** The first, where it exists, is dedicated to the product; the others may run other programs too. */
const candidates = ['xingwen', 'nobody', 'postgres', 'daemon'];

/**
 * As root: the owner of the existing cluster, else an unprivileged user of this machine. Otherwise
 * undefined: the server runs as the current user.
 */
export async function chooseServerUser(cluster: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = await readFile('/etc/passwd', 'utf8');
  for (const candidate of candidates) {
    const fields = accounts.split('\n').find((line) => line.startsWith(`${candidate}:`));
    const [, , uid, gid] = fields?.split(':') ?? [];
    // macOS writes -2 for the uid that system calls know as 4294967294.
    if (uid && gid && uid !== '0') return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this machine has no user "nobody". ' +
      'Start the product as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether `user` has these permission bits (4 read, 1 execute) and can enter every parent folder. */
export async function canReach(path: string, user: ServerUser, bits: number): Promise<boolean> {
  const real = await realpath(path);
  if (!(await hasPermission(real, user, bits))) return false;
  for (let folder = dirname(real); ; folder = dirname(folder)) {
    if (!(await hasPermission(folder, user, 0o1))) return false;
    if (folder === dirname(folder)) return true;
  }
}

async function hasPermission(
  path: string,
  { uid, gid }: ServerUser,
  bits: number,
): Promise<boolean> {
  const status = await stat(path);
  const shift = status.uid === uid ? 6 : status.gid === gid ? 3 : 0;
  return ((status.mode >> shift) & bits) === bits;
}

/** Creates a file that only the server's user can read. */
export async function writePrivately(
  file: string,
  text: string,
  user: ServerUser | undefined,
): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flag: 'wx' });
  if (user) await chown(file, user.uid, user.gid);
}
