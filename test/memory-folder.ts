import { readFileSync, statfsSync } from 'node:fs';
import process from 'node:process';

const folder = '/dev/shm';
/** What all databases and browser profiles of a run need at once, several times over. */
const roomBytesMin = 4 * 2 ** 30;

/**
 * Lets this process and those it starts keep their temporary files in memory, if the machine has the room: a run
 * creates, copies and removes hundreds of databases, which on a disk takes a third of its time. A `TMPDIR` that
 * is set stays.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] === undefined && canHoldPrograms() && hasRoom())
    process.env['TMPDIR'] = folder;
}

/** Some tests run programs that they have copied, which containers often forbid here. */
function canHoldPrograms(): boolean {
  if (process.platform !== 'linux') return false;
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  const options = mounts
    .map((line) => line.split(' '))
    .findLast(([, path]) => path === folder)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, process.availableMemory()) >= roomBytesMin;
}
