import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

let ticksASecond = 0;

/** The fields of /proc/PID/stat behind the name, which may contain anything; null where it is missing. */
function statOf(pid: number | string | undefined): string[] | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function seconds(fields: readonly string[], places: readonly number[]): number {
  ticksASecond ||= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return places.reduce((sum, place) => sum + Number(fields[place]), 0) / ticksASecond;
}

const own = [11, 12];
const withEnded = [11, 12, 13, 14];

/**
 * CPU seconds that a process has used so far, in user and kernel mode; null where /proc is missing.
 */
export function cpuSeconds(pid: number | undefined): number | null {
  const fields = statOf(pid);
  return fields && seconds(fields, own);
}

/** The same of the database server with this data folder in its command line, its ended processes included. */
export function cpuSecondsOfDatabase(dataDir: string): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const server = pids.find((pid) => {
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return line.includes(dataDir) && /(?:^|\/)postgres\0/.test(line);
    } catch {
      return false;
    }
  });
  let sum = 0;
  for (const pid of server === undefined ? [] : pids) {
    try {
      const fields = statOf(pid);
      if (!fields) continue;
      if (pid === server) sum += seconds(fields, withEnded);
      else if (fields[1] === server) sum += seconds(fields, own);
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}
