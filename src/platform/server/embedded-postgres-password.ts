import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { chown, link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Client } from 'pg';

import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { writePrivately, type ServerUser } from './embedded-postgres-user.ts';

const passwordBytes = 24;
const saltBytes = 16;
const scramIterations = 4096;

/** Advisory lock held while the role gets its password: any number, the same in every process. */
const passwordLock = 7_462_015;

/** SQLSTATE invalid_password. */
export const invalidPasswordState = '28P01';

/** Required of every connection: the socket's folder does not keep out processes of its owner. */
const passwordAccess = `# Rewritten at every start.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`;
const openAccess = `# Only until the role has its password, a moment after the start.
local all all trust
host all all 127.0.0.1/32 trust
`;

export function newPassword(): string {
  return randomBytes(passwordBytes).toString('base64url');
}

/**
 * Reads a private file, creating it if it does not exist. Of several concurrent processes one wins, and
 * all read the same content. It belongs to the owner of the home, so that root does not lock that user
 * out.
 */
export async function readOrCreate(
  home: string,
  name: string,
  make: () => string,
): Promise<{ file: string; text: string; isNew: boolean }> {
  const file = join(home, name);
  const found = await readFile(file, 'utf8').catch(ignoreMissing);
  if (found !== undefined) return { file, text: found, isNew: false };
  const fresh = `${file}.${newPassword()}`;
  const { uid, gid } = await stat(home);
  await writeFile(fresh, make(), { mode: 0o600, flag: 'wx' });
  if (process.getuid?.() === 0) await chown(fresh, uid, gid);
  try {
    await link(fresh, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(fresh);
  }
  return { file, text: await readFile(file, 'utf8'), isNew: true };
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** What the server stores instead of the password; it does not reveal the password (RFC 5803). */
export function scramVerifier(password: string): string {
  const salt = randomBytes(saltBytes);
  const salted = pbkdf2Sync(password, salt, scramIterations, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const serverKey = keyOf('Server Key').toString('base64');
  const head = `SCRAM-SHA-256$${scramIterations}:${salt.toString('base64')}`;
  return `${head}$${storedKey}:${serverKey}`;
}

/**
 * Requires the password for every connection; or, before a start, admits everyone for the moment in
 * which a cluster without a password, or with a lost password file, gets a new one.
 */
export async function writeAccess(
  cluster: string,
  who: 'password' | 'everybody',
  user: ServerUser | undefined,
): Promise<void> {
  const file = accessFile(cluster);
  const fresh = `${file}.${newPassword()}`;
  await writePrivately(fresh, who === 'password' ? passwordAccess : openAccess, user);
  await rename(fresh, file);
}

/** Sets the connected role's password and makes the server require it, unless it already does. */
export async function requirePassword(
  client: Client,
  cluster: string,
  password: string,
  user: ServerUser | undefined,
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [passwordLock]);
  if ((await readFile(accessFile(cluster), 'utf8')) !== passwordAccess) {
    const verifier = client.escapeLiteral(scramVerifier(password));
    await client.query(`alter role current_user password ${verifier}`);
    await writeAccess(cluster, 'password', user);
  }
  await client.query('select pg_reload_conf(), pg_advisory_unlock($1)', [passwordLock]);
}

/** The password file belongs to another cluster. */
export function passwordMismatch(file: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The password in ${file} does not open the database beside it. Stop every process of the ` +
      'product, put the file back that belongs to it, or remove it: the next start makes a new one.',
    { cause },
  );
}

function accessFile(cluster: string): string {
  return join(cluster, 'pg_hba.conf');
}
