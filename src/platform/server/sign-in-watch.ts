import { AppError } from '#platform/contract/app-error.ts';
import type { Log } from './log.ts';

/**
 * How often the sign-ins behind open streams are looked at. With the look itself a stream is cut within
 * 5 s after its sign-in has ended, in whichever process that was done.
 */
const signInWatchMs = 3_000;

/** One stream under watch. */
type WatchedSignIn = {
  /** Aborts with `sign_in_required` once the sign-in has ended. */
  cut: AbortSignal;
  /** To be called when the stream is over. */
  stop: () => void;
};
export type WatchSignIn = (signInId: number) => WatchedSignIn;

export type SignInWatchParts = {
  /** Which of these sign-ins still let their owner in. */
  findLive: (signInIds: readonly number[]) => Promise<ReadonlySet<number>>;
  log: Pick<Log, 'warn'>;
  everyMs?: number;
};

/**
 * Watches the sign-ins of all streams that this process has open, by one question a round, and none
 * while nothing is open. While the question cannot be answered, streams go on.
 */
export function watchSignIns({
  findLive,
  log,
  everyMs = signInWatchMs,
}: SignInWatchParts): WatchSignIn {
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
