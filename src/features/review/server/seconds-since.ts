/** Whole seconds since a moment, never negative. */
export function secondsSince(at: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - at.getTime()) / 1000));
}
