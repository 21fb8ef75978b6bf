export type TimeShareOptions = {
  /** Of the time that passes, from 0 to 1. */
  share: number;
  /** What may be spent at once before the share counts. */
  aheadMs: number;
  nowMs?: () => number;
};

/**
 * Bounds the time of the event loop that goes into work which may be left out: does it and returns its result, or
 * undefined while such work has had its share.
 */
export function createTimeShare({
  share,
  aheadMs,
  nowMs = () => performance.now(),
}: TimeShareOptions) {
  let spentMs = 0;
  let atMs = nowMs();
  return <T>(work: () => T): T | undefined => {
    const beganMs = nowMs();
    spentMs = Math.max(0, spentMs - (beganMs - atMs) * share);
    atMs = beganMs;
    if (spentMs >= aheadMs) return undefined;
    try {
      return work();
    } finally {
      spentMs += nowMs() - beganMs;
    }
  };
}
