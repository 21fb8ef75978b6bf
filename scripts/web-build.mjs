import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './project.mjs';

const stampFile = join(root, 'dist', '.built-from');
const page = join(root, 'dist', 'index.html');
const inputs = [
  'index.html',
  'public',
  'src',
  'vite.config.ts',
  'scripts/page-files.ts',
  'package-lock.json',
];

/**
 * Builds the web app if one of its source files has changed since the last build.
 * @returns {Promise<string>} the error, empty on success
 */
export async function ensureWebBuilt() {
  const wanted = fingerprint(root);
  const isBuilt = existsSync(page) && existsSync(stampFile);
  if (isBuilt && readFileSync(stampFile, 'utf8') === wanted) return '';
  process.stdout.write('Building the web app …\n');
  const { code, output } = await runTool('vite/bin/vite.js', ['build'], { output: 'kept' });
  if (code !== 0) return `The web app could not be built:\n${output}`;
  writeFileSync(stampFile, wanted);
  return '';
}

/** By content instead of time: in a fresh clone every file has a new time. */
export function fingerprint(folder) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(folder, input)).toSorted(byCodeUnit)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const byCodeUnit = (a, b) => (a < b ? -1 : 1);

function filesOf(folder, path) {
  if (!existsSync(join(folder, path)) || isServerOnly(path)) return [];
  if (statSync(join(folder, path)).isFile()) return [path];
  return readdirSync(join(folder, path)).flatMap((name) => filesOf(folder, `${path}/${name}`));
}

const isServerOnly = (path) => path.endsWith('/server') || /\.test\.tsx?$/.test(path);
