import { randomBytes } from 'node:crypto';
import {
  appendFile,
  chmod,
  chown,
  mkdir,
  mkdtemp,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { join } from 'node:path';

import type { Binaries } from './embedded-postgres-binaries.ts';
import type { Endpoint } from './embedded-postgres-endpoint.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { scramVerifier, writeAccess } from './embedded-postgres-password.ts';
import { runProgram } from './embedded-postgres-program.ts';
import { canReach, writePrivately, type ServerUser } from './embedded-postgres-user.ts';

/** Role and database of the product; the role owns the cluster. */
export const productName = 'xingwen';

const settingsFile = 'xingwen.conf';
const initdbPrefix = 'initdb-';
const binariesPrefix = 'binaries-';

/** Several starts can remove the same folder at once, one while initdb still writes to it. */
const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };

/** Connections of the product at most; the server keeps 3 more for its superusers. */
export const embeddedConnectionsMax = 97;

/** Small memory use, durable, and nothing a person wrote gets into the log. */
const defaultSettings = {
  max_connections: String(embeddedConnectionsMax + 3),
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  io_method: 'sync',
  fsync: 'on',
  timezone: 'Asia/Shanghai',
  log_timezone: 'Asia/Shanghai',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Creates the folder for everything of the server, accessible to the user that runs it. */
export async function prepareHome(dataDir: string, user: ServerUser | undefined): Promise<string> {
  const home = join(dataDir, 'postgres');
  try {
    await mkdir(home, { recursive: true, mode: user ? 0o711 : 0o700 });
  } catch (cause) {
    throw new EmbeddedPostgresError(`The data folder ${dataDir} cannot be made or entered.`, {
      cause,
    });
  }
  if (!user) return home;
  for (const folder of [dataDir, home]) {
    const { mode } = await stat(folder);
    if ((mode & 0o1) === 0) await chmod(folder, mode | 0o111);
  }
  if (!(await canReach(home, user, 0o1)))
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and the user it runs as (uid ${user.uid}) cannot enter ` +
        `${dataDir}. Set DATA_DIR to a folder that others may enter, such as /var/lib/xingwen.`,
    );
  return home;
}

/** The major version of the cluster, or undefined when there is none yet. */
export async function clusterMajor(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT') return undefined;
    throw new EmbeddedPostgresError(
      `The database in ${cluster} cannot be read: it belongs to another user of this machine.`,
      { cause },
    );
  }
}

/**
 * Creates a new cluster under a temporary name and renames it, so that it exists completely or not at
 * all. Of several concurrent processes one wins and the others use its cluster.
 */
export async function createCluster(
  home: string,
  cluster: string,
  binaries: Binaries,
  endpoint: Endpoint,
  user: ServerUser | undefined,
): Promise<void> {
  const work = await mkdtemp(join(home, initdbPrefix));
  try {
    if (user) await chown(work, user.uid, user.gid);
    // Processes of the server's user could read a password in this file; the verifier is useless to them.
    const verifierFile = join(work, 'verifier');
    await writePrivately(verifierFile, scramVerifier(endpoint.password), user);
    const args = [
      `--pgdata=${join(work, 'cluster')}`,
      `--username=${productName}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      '--auth=scram-sha-256',
      `--pwfile=${verifierFile}`,
    ];
    await runProgram(binaries, 'initdb', args, { cwd: work, user });
    await appendFile(
      join(work, 'cluster', 'postgresql.conf'),
      `\ninclude_if_exists = '${settingsFile}'\n`,
    );
    await writeAccess(join(work, 'cluster'), 'password', user);
    await rename(join(work, 'cluster'), cluster);
    await syncFolder(home);
  } catch (error) {
    if ((await clusterMajor(cluster)) === undefined) throw error;
  } finally {
    await rm(work, removal);
  }
}

/** Writes the settings that the server reads at its start; ALTER SYSTEM still overrides them. */
export async function writeSettings(
  cluster: string,
  endpoint: Endpoint,
  settings: Record<string, string>,
  user: ServerUser | undefined,
): Promise<void> {
  const all = { ...defaultSettings, ...endpoint.settings, ...settings };
  const lines = Object.entries(all).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`,
  );
  const file = join(cluster, settingsFile);
  const fresh = `${file}.${randomBytes(6).toString('hex')}`;
  const text = `# Rewritten at every start.\n${lines.join('\n')}\n`;
  await writePrivately(fresh, text, user);
  await rename(fresh, file);
}

/** Removes the leftovers of killed starts and of earlier versions. */
export async function cleanHome(home: string, binaries: Binaries): Promise<void> {
  for (const name of await readdir(home)) {
    const isLeft = name.startsWith(initdbPrefix) || name.startsWith(binariesPrefix);
    const path = join(home, name);
    if (isLeft && path !== binaries.folder) await rm(path, removal);
  }
}

/** Without this a power cut could undo the rename after data was acknowledged. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
