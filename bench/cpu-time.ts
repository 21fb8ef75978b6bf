import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

let ticksASecond = 0;

/**
 * CPU seconds that a process has used so far, in user and kernel mode; null where /proc is missing.
 */
export function cpuSeconds(pid: number | undefined): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  ticksASecond ||= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  // The process name may contain anything; the fields from the third on follow it.
  const text = readFileSync(file, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
}
