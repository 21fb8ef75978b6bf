import { createHash, randomInt } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { newPassword, readOrCreate } from './embedded-postgres-password.ts';
import type { ServerUser } from './embedded-postgres-user.ts';

/** Where the server of a data folder listens: the same in every process. */
export type Endpoint = {
  host: string;
  port: number;
  password: string;
  /** The password file, readable by us alone. */
  passwordFile: string;
  /** True when the password was created just now: an existing cluster has another one, or none. */
  isPasswordNew: boolean;
  /** The server settings that make it listen there. */
  settings: Record<string, string>;
};

/** macOS allows 104 bytes for the address of a Unix socket with its final zero, Linux 108. */
const socketPathBytesMax = 103;
const socketPort = 5432;
const socketName = `/.s.PGSQL.${socketPort}`;

const tcpAddress = z.object({ port: z.number(), password: z.string() });

/** Below the range of ephemeral ports. */
const tcpPorts = { first: 20_000, end: 32_000 };

/** A Unix socket in a folder that only the server's user (and root) can enter, and a password. */
export async function prepareSocketEndpoint(
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
  const { file, text, isNew } = await readOrCreate(home, 'password', newPassword);
  return {
    host: folder,
    port: socketPort,
    password: text.trim(),
    passwordFile: file,
    isPasswordNew: isNew,
    settings: {
      listen_addresses: '',
      port: String(socketPort),
      // Quoted because the setting is a list and the path may contain spaces and commas.
      unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    },
  };
}

/** Loopback TCP with a password, for systems without Unix sockets. */
export async function prepareTcpEndpoint(home: string): Promise<Endpoint> {
  const { file, text, isNew } = await readOrCreate(home, 'tcp.json', () =>
    JSON.stringify({
      port: randomInt(tcpPorts.first, tcpPorts.end),
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

/** Not under TMPDIR, which may differ in the next process. */
function shortFolder(home: string): string {
  return `/tmp/xingwen-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`;
}
