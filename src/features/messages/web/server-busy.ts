import { CallError } from '#platform/web/call-error.ts';

/** A server that asks for more is not waited for: the words go back to whoever wrote them. */
const busySecondsMax = 60;
/** A send that meets a busy server this often in a row is given back. */
export const busyTriesMax = 12;

/** How long a server that is busy or restarting asks to be left alone; null for any other failure. */
export function busyMs(error: unknown): number | null {
  if (!(error instanceof CallError) || error.code !== 'unavailable') return null;
  const seconds = error.retryAfterSeconds;
  return seconds === undefined || seconds > busySecondsMax ? null : seconds * 1_000;
}
