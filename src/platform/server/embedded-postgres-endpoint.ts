import { createHash, randomInt } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { newPassword, readOrMake } from './embedded-postgres-password.ts';
import type { ServerUser } from './embedded-postgres-user.ts';

/** Where the server of a data folder is found: the same answer in every process that asks. */
export type Endpoint = {
  host: string;
  port: number;
  password: string;
  /** Where the password is kept, readable for us alone. */
  passwordFile: string;
  /** Made just now: a cluster that exists already has another one, or none. */
  isPasswordNew: boolean;
  /** What the server must be told to listen there. */
  settings: Record<string, string>;
};

/** macOS allows 104 bytes for the address of a Unix socket with its final zero, Linux 108. */
const socketPathBytesMax = 103;
const socketPort = 5432;
const socketName = `/.s.PGSQL.${socketPort}`;

const tcpAddress = z.object({ port: z.number(), password: z.string() });

/** Below the ports that systems hand out by themselves. */
const tcpPorts = { first: 20_000, beyond: 32_000 };

/** A Unix socket in a folder that only the server's user (and root) can enter, and a password. */
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
  const { file, text, isNew } = await readOrMake(home, 'password', newPassword);
  return {
    host: folder,
    port: socketPort,
    password: text.trim(),
    passwordFile: file,
    isPasswordNew: isNew,
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
  const { file, text, isNew } = await readOrMake(home, 'tcp.json', () =>
    JSON.stringify({
      port: randomInt(tcpPorts.first, tcpPorts.beyond),
      password: newPassword(),
    }),
  );
  const { port, password } = tcpAddress.parse(JSON.parse(text));
  return {
    host: '127.0.0.1',
    port,
    password,
    passwordFile: file,
    isPasswordNew: isNew,
    settings: {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
    },
  };
}

/** Not below TMPDIR, which may be another one in the next process. */
function shortFolder(home: string): string {
  return `/tmp/xingwen-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`;
}
