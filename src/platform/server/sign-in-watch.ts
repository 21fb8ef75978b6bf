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
/** A sign-in is unique for its account only. */
type NamedSignIn = { userId: number; signInId: number };
export type WatchSignIn = (named: NamedSignIn) => WatchedSignIn;

export type SignInWatchOptions = {
  /** Which of these sign-ins are still valid. */
  findLive: (named: readonly NamedSignIn[]) => Promise<readonly NamedSignIn[]>;
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
  const watched = new Map<string, NamedSignIn & { streams: Set<AbortController> }>();
  let timer: NodeJS.Timeout | null = null;

  const look = async (): Promise<void> => {
    const asked = [...watched.values()];
    if (asked.length === 0) return;
    const live = new Set((await findLive(asked)).map(keyOf));
    for (const each of asked) {
      if (live.has(keyOf(each))) continue;
      for (const stream of each.streams) stream.abort(new AppError('sign_in_required'));
    }
  };
  const lookAgainLater = (): void => {
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => log.warn({ err: error }, 'sign-ins of streams not looked at'))
        .finally(() => {
          timer = null;
          if (watched.size > 0) lookAgainLater();
        });
    }, everyMs);
    timer.unref();
  };

  return ({ userId, signInId }) => {
    const stream = new AbortController();
    const key = keyOf({ userId, signInId });
    const own = watched.get(key) ?? { userId, signInId, streams: new Set() };
    own.streams.add(stream);
    watched.set(key, own);
    if (timer === null) lookAgainLater();
    return {
      cut: stream.signal,
      stop: () => {
        own.streams.delete(stream);
        if (own.streams.size === 0 && watched.get(key) === own) watched.delete(key);
      },
    };
  };
}

const keyOf = ({ userId, signInId }: NamedSignIn): string => `${userId}.${signInId}`;
