// Where a run of tests keeps what it makes on the way. Both runners call `prepareRun` before they start a process.
import { readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const memoryFolder = '/dev/shm';
/** What all databases and browser profiles of a run need at once, several times over. */
const roomBytesMin = 4 * 2 ** 30;
const compileCache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'node-compile');

/**
 * Temporary files are kept in memory if the machine has the room: a run creates, copies and removes hundreds of
 * databases. Compiled code is kept for the next process: the product starts many times. What is set already stays.
 */
export function prepareRun(): void {
  process.env['NODE_COMPILE_CACHE'] ??= compileCache;
  if (process.env['TMPDIR'] === undefined && canHoldPrograms() && hasRoom())
    process.env['TMPDIR'] = memoryFolder;
}

/** What a process needs that is to see nothing else of the environment of the run. */
export function bareEnvironment(): Record<string, string | undefined> {
  const { PATH, NODE_COMPILE_CACHE, TMPDIR } = process.env;
  return { PATH, NODE_COMPILE_CACHE, TMPDIR };
}

/** Some tests run programs that they have copied, which containers often forbid here. */
function canHoldPrograms(): boolean {
  if (process.platform !== 'linux') return false;
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  const fields = mounts.map((line) => line.split(' '));
  const options = fields.findLast(([, path]) => path === memoryFolder)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(memoryFolder);
  return Math.min(bavail * bsize, process.availableMemory()) >= roomBytesMin;
}
