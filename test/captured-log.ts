import { createLog } from '#platform/server/log.ts';

export type CapturedLog = {
  log: ReturnType<typeof createLog>;
  /** Every line written so far, as in a log file. */
  lines: string[];
  /** The lines, parsed. */
  events: () => Record<string, unknown>[];
};

/** A log that records all levels in memory. */
export function captureLog(level = 'debug'): CapturedLog {
  const lines: string[] = [];
  const log = createLog(level, { write: (line: string) => void lines.push(line) });
  return { log, lines, events: () => lines.map((line) => JSON.parse(line)) };
}
