import { existsSync, readFileSync } from 'node:fs';

/** The memory that a process has for itself and shares (VmRSS), in MB; NaN where /proc is missing. */
export function residentMb(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(text) ?? [];
  return Number(kilobytes ?? Number.NaN) / 1024;
}
