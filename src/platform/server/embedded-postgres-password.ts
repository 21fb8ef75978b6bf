import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { chown, link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Client } from 'pg';

import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { writePrivately, type ServerUser } from './embedded-postgres-user.ts';

const passwordBytes = 24;
const saltBytes = 16;
const scramIterations = 4096;

/** Any number, the same in every process: who gives the role its password holds this lock. */
const passwordLock = 7_462_015;

/** SQLSTATE of a role that came with another password than its own. */
export const wrongPassword = '28P01';

/** Of every connection, whoever makes it: the socket's folder keeps out none who runs as its owner. */
const closed = `# Written anew at every start.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`;
const openForNow = `# Only until the role has its password, a moment after the start.
local all all trust
host all all 127.0.0.1/32 trust
`;

export function newPassword(): string {
  return randomBytes(passwordBytes).toString('base64url');
}

/**
 * Reads a file that we alone may read and makes it when there is none; of several processes at once
 * one wins, and all read the same. It belongs to who owns the home, so that root locks nobody out.
 */
export async function readOrMake(
  home: string,
  name: string,
  make: () => string,
): Promise<{ file: string; text: string; isNew: boolean }> {
  const file = join(home, name);
  const found = await readFile(file, 'utf8').catch(absent);
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

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** What the server keeps of a password, which tells a reader of its files nothing (RFC 5803). */
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
 * Lets in only who knows the password; or, before a start, everybody for the moment in which a
 * cluster gets it that was made without one, or whose file of the password was lost.
 */
export async function writeAccess(
  cluster: string,
  who: 'password' | 'everybody',
  user: ServerUser | undefined,
): Promise<void> {
  const file = accessFile(cluster);
  const fresh = `${file}.${newPassword()}`;
  await writePrivately(fresh, who === 'password' ? closed : openForNow, user);
  await rename(fresh, file);
}

/** Gives the connected role its password and has the server ask for it, unless it does already. */
export async function requirePassword(
  client: Client,
  cluster: string,
  password: string,
  user: ServerUser | undefined,
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [passwordLock]);
  if ((await readFile(accessFile(cluster), 'utf8')) !== closed) {
    const verifier = client.escapeLiteral(scramVerifier(password));
    await client.query(`alter role current_user password ${verifier}`);
    await writeAccess(cluster, 'password', user);
  }
  await client.query('select pg_reload_conf(), pg_advisory_unlock($1)', [passwordLock]);
}

/** The file of the password is of another cluster than the one beside it. */
export function otherPassword(file: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The password in ${file} does not open the database beside it. Stop every process of the ` +
      'product, put the file back that belongs to it, or remove it: the next start makes a new one.',
    { cause },
  );
}

function accessFile(cluster: string): string {
  return join(cluster, 'pg_hba.conf');
}
