import { createHash, randomBytes, randomInt } from 'node:crypto';
import { chown, lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { ServerUser } from './embedded-postgres-user.ts';

/** Where the server of a data folder is found: the same answer in every process that asks. */
export interface Endpoint {
  host: string;
  port: number;
  password?: string;
  /** What the server must be told to listen there. */
  settings: Record<string, string>;
}

/** macOS allows 104 bytes for the address of a Unix socket with its final zero, Linux 108. */
const socketPathBytesMax = 103;
const socketPort = 5432;
const socketName = `/.s.PGSQL.${socketPort}`;

const tcpAddress = z.object({ port: z.number(), password: z.string() });

/** Below the ports that systems hand out by themselves. */
const tcpPorts = { first: 20_000, beyond: 32_000 };

/** A Unix socket in a folder that only the server's user (and root) can enter. */
export async function openSocketFolder(
  home: string,
  user: ServerUser | undefined,
): Promise<Endpoint> {
  const inside = join(home, 'socket');
  const folder =
    Buffer.byteLength(inside + socketName) <= socketPathBytesMax ? inside : shortFolder(home);
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  const status = await lstat(folder);
  const us = process.getuid?.();
  const owner = user?.uid ?? us;
  const isOurs = status.uid === owner || status.uid === us;
  if (!status.isDirectory() || !isOurs || (status.mode & 0o077) !== 0)
    throw new EmbeddedPostgresError(
      `${folder} is in the way: it belongs to someone else. Remove it.`,
    );
  if (user) await chown(folder, user.uid, user.gid);
  return {
    host: folder,
    port: socketPort,
    settings: {
      listen_addresses: '',
      port: String(socketPort),
      // Quoted, for the setting is a list and the path may hold spaces and commas.
      unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    },
  };
}

/** Loopback TCP with a password, for systems without Unix sockets. */
export async function openTcpPort(home: string): Promise<Endpoint> {
  const file = join(home, 'tcp.json');
  const { port, password } = await readTcp(file).catch(async () => {
    const made = { port: randomInt(tcpPorts.first, tcpPorts.beyond), password: newPassword() };
    const fresh = `${file}.${newPassword()}`;
    await writeFile(fresh, JSON.stringify(made), { mode: 0o600 });
    await rename(fresh, file);
    return readTcp(file);
  });
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
  };
  return { host: '127.0.0.1', port, password, settings };
}

async function readTcp(file: string): Promise<z.infer<typeof tcpAddress>> {
  return tcpAddress.parse(JSON.parse(await readFile(file, 'utf8')));
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** Not below TMPDIR, which may be another one in the next process. */
function shortFolder(home: string): string {
  return `/tmp/xingwen-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`;
}
