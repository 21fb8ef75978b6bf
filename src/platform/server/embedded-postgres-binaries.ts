import { chmod, cp, mkdtemp, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

import * as z from 'zod/mini';

import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { canReach, type ServerUser } from './embedded-postgres-user.ts';

/** The programs of one PostgreSQL version, executable by the server's user. */
export type Binaries = {
  /** The folder with bin, lib and share. */
  folder: string;
  version: string;
  major: string;
};

const packageManifest = z.object({ version: z.string() });
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

const require = createRequire(import.meta.url);

/** The `native` folder of the optional npm package for this platform. */
export function findBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
): string {
  const os = platform === 'win32' ? 'windows' : platform;
  const name = `@embedded-postgres/${os}-${architecture}`;
  try {
    return join(dirname(require.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `This platform (${os}-${architecture}) has no built-in PostgreSQL: the package ${name} is ` +
        'not installed. Install it, or set DATABASE_URL to a PostgreSQL server (15 or newer).',
      { cause },
    );
  }
}

/**
 * Makes the programs usable by `user`: restores the links between shared libraries that an installation
 * without scripts omits, and copies everything to `home` when that user cannot read the package or we
 * cannot write to it.
 */
export async function prepareBinaries(
  packaged: string,
  home: string,
  user: ServerUser | undefined,
): Promise<Binaries> {
  const manifest = await readFile(join(packaged, '..', 'package.json'), 'utf8');
  const { version } = packageManifest.parse(JSON.parse(manifest));
  const major = version.split('.', 1)[0] ?? version;
  const postgres = join(packaged, 'bin', 'postgres');
  const reachable = !user || process.platform === 'win32' || (await canReach(postgres, user, 0o5));
  if (reachable && (await restoreLinks(packaged))) return { folder: packaged, version, major };

  const copied = join(home, `binaries-${version}`);
  if (!(await exists(copied))) await copyBinaries(packaged, copied);
  return { folder: copied, version, major };
}

/** Safe for concurrent processes: each copies into its own folder, and one rename wins. */
async function copyBinaries(packaged: string, target: string): Promise<void> {
  const work = await mkdtemp(`${target}.copying-`);
  try {
    await cp(packaged, work, { recursive: true, verbatimSymlinks: true });
    await restoreLinks(work);
    await makeReadable(work);
    await rename(work, target);
  } catch (error) {
    if (!(await exists(target))) throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Returns false when links are missing and the folder may not be written. */
async function restoreLinks(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linkList.parse(JSON.parse(list))) {
    // The listed paths start above the folder, whose name differs in a copy.
    const link = join(folder, relative('native', target));
    if (await exists(link)) continue;
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (error) {
      if (!(await exists(link))) return refuseUnlessReadOnly(error);
    }
  }
  return true;
}

function refuseUnlessReadOnly(error: unknown): false {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
  throw error;
}

/** A package copied from a private home folder keeps its private file modes. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeReadable(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
