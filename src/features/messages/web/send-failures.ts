import { CallError } from '#platform/web/call-error.ts';
import refusalLists from '#medicine/compiled/lexicon/refusal.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';

const refusalWords = lexicon(refusalLists);

/** If the server requests a longer wait, the text is returned to the input. */
const busySecondsMax = 60;
/** After this many busy responses in a row the text is returned to the input. */
export const busyTriesMax = 12;

/** The wait that a busy or restarting server requests; null for any other failure. */
export function busyMs(error: unknown): number | null {
  if (!(error instanceof CallError) || error.code !== 'unavailable') return null;
  const seconds = error.retryAfterSeconds;
  return seconds === undefined || seconds > busySecondsMax ? null : seconds * 1_000;
}

/** Whether the connection broke, so that the request may or may not have arrived. */
export const isBroken = (error: unknown): boolean =>
  error instanceof CallError && error.status === 0 && error.code !== 'bad_reply';

/** Another reply is running, or the same one, requested by another tab. */
export const isRunningAlready = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'reply_running';

/** Words in errors of servers that send no code (MEM-25). */
const spentWords = refusalWords['refusal.spent'].regExp('i');

/** Whether a send was refused because no message is left. */
export const isQuotaSpent = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.code === 'quota_exhausted' || (!error.isNamed && spentWords.test(error.text)));

/** The same error inside a stream counts as a refusal. */
export function refusalInStream(received: {
  error: string | null;
  code: string | null;
}): CallError | null {
  const isSpent = received.code === 'quota_exhausted';
  const text = received.error;
  if (text === null || !(isSpent || (received.code === null && spentWords.test(text)))) return null;
  return new CallError({ code: isSpent ? 'quota_exhausted' : 'validation_failed', text });
}
