import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireOwnNode, root, run, stop } from './project.mjs';

// Not `npm ci`: it refuses a lock file without the optional packages of platforms that the registry
// in use lacks. The locked versions are installed all the same, and the lock file is left
// unchanged.
const install = ['install', '--no-save', '--loglevel=error'];

/**
 * Installs the packages unless npm's record of the last installation matches the lock file.
 * @param {{ withDevelopment: boolean }} wanted tests need the development packages too
 */
export async function ensureInstalled({ withDevelopment }) {
  if (!isInstalled(root, withDevelopment)) {
    process.stdout.write('Installing the packages (once, and after they change) …\n');
    const code = await npm([...install, ...(withDevelopment ? ['--include=dev'] : [])]);
    if (code !== 0) stop('The packages could not be installed; npm printed the reason above.');
  }
  requireOwnNode();
}

/** npm writes node_modules/.package-lock.json last, so an aborted installation does not count. */
export function isInstalled(folder, withDevelopment) {
  const noted = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const present = packagesOf(noted);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    if (found) return found.version === entry.version;
    return entry.optional || entry.devOptional || (entry.dev && !withDevelopment);
  });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

// Within `npm start`, npm gives the paths of itself and its Node, which survive replacing
// node_modules.
async function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('.js')) return (await run(node ?? process.execPath, [script, ...args])).code;
  if (process.platform === 'win32') return (await run('cmd.exe', ['/c', 'npm', ...args])).code;
  return (await run('npm', args)).code;
}
