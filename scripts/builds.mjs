// The two builds, the pages in dist/ and the server in dist-server/: each is made anew when one of the files it was
// made from has changed.
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root, runTool } from './project.mjs';

const stamp = '.built-from';
const keptParts = '.parts-of-the-build-before';

const isTest = (path) => /\.test\.tsx?$/.test(path);
const web = {
  name: 'web app',
  folder: 'dist',
  made: 'index.html',
  config: 'vite.config.ts',
  inputs: ['index.html', 'public', 'src', 'scripts/page-files.ts', 'scripts/reader-files.ts'],
  isLeftOut: (path) => path.endsWith('/server') || isTest(path),
  keepsParts: false,
};
const server = {
  name: 'server',
  folder: 'dist-server',
  made: 'main.js',
  config: 'vite.server.config.ts',
  inputs: ['src', 'package.json', 'tsconfig.base.json'],
  isLeftOut: (path) => path.endsWith('/web') || isTest(path),
  // A server that runs the build before loads its threads later.
  keepsParts: true,
};
const swapTriesMax = 5;
const swapRaces = ['ENOTEMPTY', 'EEXIST', 'ENOENT'];

/**
 * Builds the web app if one of its source files has changed since the last build.
 * @returns {Promise<string>} the error, empty on success
 */
export const ensureWebBuilt = () => ensureBuilt(web);

/** The same for the server. */
export const ensureServerBuilt = () => ensureBuilt(server);

/** What is older than its sources or missing, as a sentence; empty when both builds are fresh. */
export function staleBuilds() {
  const stale = [web, server].filter((build) => !isFresh(build, fingerprint(build)));
  const names = stale.map(({ name }) => `the ${name}`).join(' and ');
  return names && `The build of ${names} is missing or older than the sources: run npm run build.`;
}

async function ensureBuilt(build) {
  const wanted = fingerprint(build);
  if (isFresh(build, wanted)) return '';
  process.stdout.write(`Building the ${build.name} …\n`);
  // Beside the build in use, which stays whole until the new one takes its place, also when two are made at once.
  const fresh = `${build.folder}.${process.pid}`;
  removeBroken(build.folder);
  const args = ['build', '--config', build.config, '--outDir', fresh, '--emptyOutDir'];
  const { code, output } = await runTool('vite/bin/vite.js', args, { output: 'kept' });
  if (code !== 0) {
    remove(fresh);
    return `The ${build.name} could not be built:\n${output}`;
  }
  writeFileSync(join(root, fresh, stamp), wanted);
  if (build.keepsParts) keepParts(build.folder, fresh);
  putInPlace(build.folder, fresh);
  return '';
}

const remove = (folder) => rmSync(join(root, folder), { recursive: true, force: true });

/** Removes what builds left behind that were killed. */
function removeBroken(folder) {
  for (const name of readdirSync(root)) {
    const [, owner] = new RegExp(`^${folder}\\.(\\d+)(?:\\.before)?$`).exec(name) ?? [];
    if (owner !== undefined && !isRunning(Number(owner))) remove(name);
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

/** Links the parts of the build before into the new one; those that were kept in it are left behind. */
function keepParts(folder, fresh) {
  if (!existsSync(join(root, folder))) return;
  const listed = join(root, folder, keptParts);
  const keptBefore = existsSync(listed) ? readFileSync(listed, 'utf8').split('\n') : [];
  const kept = readdirSync(join(root, folder)).filter(
    (name) =>
      name.endsWith('.js') && !keptBefore.includes(name) && !existsSync(join(root, fresh, name)),
  );
  for (const name of kept) linkSync(join(root, folder, name), join(root, fresh, name));
  writeFileSync(join(root, fresh, keptParts), kept.join('\n'));
}

function putInPlace(folder, fresh) {
  const before = `${fresh}.before`;
  for (let tries = 1; ; tries += 1) {
    try {
      if (existsSync(join(root, folder))) renameSync(join(root, folder), join(root, before));
      renameSync(join(root, fresh), join(root, folder));
      return remove(before);
    } catch (error) {
      // Another build has taken the place, or gone from it, in between.
      if (!swapRaces.includes(error.code) || tries === swapTriesMax) throw error;
      remove(before);
    }
  }
}

const stampOf = ({ folder }) => join(root, folder, stamp);

function isFresh(build, wanted) {
  const isMade = existsSync(join(root, build.folder, build.made)) && existsSync(stampOf(build));
  return isMade && readFileSync(stampOf(build), 'utf8') === wanted;
}

/** By content instead of time: in a fresh clone every file has a new time. */
function fingerprint({ config, inputs, isLeftOut }) {
  const hash = createHash('sha256');
  for (const input of [config, 'package-lock.json', ...inputs]) {
    for (const file of filesOf(input, isLeftOut)) hash.update(`${file}\0${digestOf(file)}\0`);
  }
  return hash.digest('hex');
}

/** In an order of its own, because the one of a folder differs between systems. */
function filesOf(path, isLeftOut) {
  const place = join(root, path);
  const entry = statSync(place, { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return entry ? [path] : [];
  const entries = readdirSync(place, { withFileTypes: true });
  return entries.toSorted(byName).flatMap((each) => {
    const inner = `${path}/${each.name}`;
    if (isLeftOut(inner)) return [];
    return each.isDirectory() ? filesOf(inner, isLeftOut) : [inner];
  });
}

const byName = (a, b) => (a.name < b.name ? -1 : 1);

/** Both builds read most of the files. */
const digests = new Map();

function digestOf(file) {
  const known = digests.get(file);
  if (known) return known;
  const digest = createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('base64');
  digests.set(file, digest);
  return digest;
}
