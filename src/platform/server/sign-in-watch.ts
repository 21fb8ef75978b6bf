import { AppError } from '#platform/contract/app-error.ts';
import type { Log } from './log.ts';

/**
 * How often the sign-ins of open streams are checked. Including the check itself, a stream is closed
 * within 5 s after its sign-in has ended in any process.
 */
const signInWatchMs = 3_000;

/** The watch on one stream's sign-in. */
type WatchedSignIn = {
  /** Aborts with `sign_in_required` once the sign-in has ended. */
  cut: AbortSignal;
  /** To be called when the stream has ended. */
  stop: () => void;
};
export type WatchSignIn = (signInId: number) => WatchedSignIn;

export type SignInWatchOptions = {
  /** Which of these sign-ins are still valid. */
  findLive: (signInIds: readonly number[]) => Promise<ReadonlySet<number>>;
  log: Pick<Log, 'warn'>;
  everyMs?: number;
};

/**
 * Watches the sign-ins of all open streams of this process with one query per round, and none while no
 * stream is open. While the query fails, streams continue.
 */
export function watchSignIns({
  findLive,
  log,
  everyMs = signInWatchMs,
}: SignInWatchOptions): WatchSignIn {
  const streams = new Map<number, Set<AbortController>>();
  let timer: NodeJS.Timeout | null = null;

  const look = async (): Promise<void> => {
    const asked = [...streams.keys()];
    if (asked.length === 0) return;
    const live = await findLive(asked);
    for (const signInId of asked) {
      if (live.has(signInId)) continue;
      for (const stream of streams.get(signInId) ?? []) {
        stream.abort(new AppError('sign_in_required'));
      }
    }
  };
  const lookAgainLater = (): void => {
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => log.warn({ err: error }, 'sign-ins of streams not looked at'))
        .finally(() => {
          timer = null;
          if (streams.size > 0) lookAgainLater();
        });
    }, everyMs);
    timer.unref();
  };

  return (signInId) => {
    const stream = new AbortController();
    const others = streams.get(signInId) ?? new Set();
    streams.set(signInId, others.add(stream));
    if (timer === null) lookAgainLater();
    return {
      cut: stream.signal,
      stop: () => {
        others.delete(stream);
        if (others.size === 0 && streams.get(signInId) === others) streams.delete(signInId);
      },
    };
  };
}
