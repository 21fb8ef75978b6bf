import { AppError } from '#platform/contract/app-error.ts';

/** How long a call waits to be admitted before it is refused. */
export const admissionWaitMs = 2_000;
const retrySeconds = 3;
/** How often the first in line looks whether the process can serve it. */
const lookMs = 20;

export type AdmissionOptions = {
  /** Calls that may be inside at once. */
  insideMax: number;
  /** Whether the process cannot serve another call now. */
  isBusy: () => boolean;
  /** Whether a call may not wait, by its body; evaluated only when there is no room. */
  isUrgent?: (body: unknown) => boolean;
  /** Urgent calls that may be inside at once beside the others, although the process is busy. */
  urgentInsideMax?: number;
  waitMs?: number;
};

/**
 * Waits until the process can serve the call with this body; returns what ends its time inside.
 * @throws AppError `unavailable` with the time to wait, when that takes too long
 */
export type Admit = (body?: unknown) => Promise<() => void>;

type Waiting = { admit: () => void; refuse: (why: AppError) => void; untilMs: number };

/** Admits calls in the order of their arrival, as many at once as the process can serve, urgent ones before others. */
export function createAdmission({
  insideMax,
  isBusy,
  isUrgent = () => false,
  urgentInsideMax = 0,
  waitMs = admissionWaitMs,
}: AdmissionOptions): Admit {
  const waiting: Waiting[] = [];
  let inside = 0;
  let urgentInside = 0;
  let timer: NodeJS.Timeout | null = null;

  const hasRoom = (): boolean => inside < insideMax && !isBusy();

  const look = (): void => {
    while (waiting[0] && hasRoom()) {
      inside += 1;
      waiting.shift()?.admit();
    }
    while (waiting[0] && waiting[0].untilMs <= performance.now()) {
      waiting.shift()?.refuse(new AppError('unavailable', { retryAfterSeconds: retrySeconds }));
    }
    if (waiting.length > 0) timer ??= setInterval(look, lookMs);
    else if (timer !== null) {
      clearInterval(timer);
      timer = null;
    }
  };
  const leave = (): void => {
    inside -= 1;
    look();
  };

  const leaveUrgent = (): void => {
    urgentInside -= 1;
  };

  return async (body) => {
    const mustWait = waiting.length > 0 || !hasRoom();
    if (mustWait && urgentInside < urgentInsideMax && isUrgent(body)) {
      urgentInside += 1;
      return leaveUrgent;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push({ admit: resolve, refuse: reject, untilMs: performance.now() + waitMs });
    look();
    await promise;
    return leave;
  };
}
