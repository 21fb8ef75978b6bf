import { reaperMs, reapSilentReplies } from '#features/messages/server/reply-reaper.ts';
import type { ReplyRuns } from '#features/messages/server/reply-runs.ts';
import type { Database } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import { endLease, heartbeatMs, renewLease } from '#platform/server/process-lease-store.ts';
import { repeat, type PeriodicWork } from './periodic-work.ts';
import type { Settings } from './settings.ts';

export type ReplyWorkContext = {
  settings: Pick<Settings, 'SILENT_REPLY_MS'>;
  database: Pick<Database, 'db' | 'heartbeats'>;
  log: Log;
  now: () => Date;
};

/** Renews this process's lease and ends the replies of dead processes. */
export function startReplyWork(runs: ReplyRuns, context: ReplyWorkContext): PeriodicWork[] {
  const { settings, database, log, now } = context;
  const { processId } = runs;
  const beat = () => renewLease(database.heartbeats, processId);
  const heart = repeat('renew lease', heartbeatMs, beat, log);
  const reap = () => {
    const times = { now: now(), silentMs: settings.SILENT_REPLY_MS };
    return reapSilentReplies(database.db, times, { processId, own: runs.running() });
  };
  const stop = async () => {
    await heart.stop();
    // A remaining lease expires by itself.
    await endLease(database.heartbeats, processId).catch((error: unknown) =>
      log.warn({ err: error }, 'lease not ended'),
    );
  };
  return [{ stop }, repeat('reap silent replies', reaperMs, reap, log)];
}
