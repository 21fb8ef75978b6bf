import process from 'node:process';
import { createLog } from '#platform/server/log.ts';
import { createProcessGroup } from '#platform/server/process-group.ts';
import type { Settings } from './settings.ts';

/** Runs the product in several processes on one port; returns where they listen. */
export function start(
  settings: Settings,
  stopOnSignals: (stop: () => Promise<void>) => void,
): Promise<string> {
  const group = createProcessGroup({
    program: process.argv[1] ?? '',
    count: settings.WEB_CONCURRENCY,
    host: settings.HOST,
    port: settings.PORT,
    log: createLog(settings.LOG_LEVEL),
  });
  stopOnSignals(group.stop);
  return group.start();
}
