import { CallError } from '#platform/web/call-error.ts';
import refusalLists from '#medicine/compiled/lexicon/refusal.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';

const refusalWords = lexicon(refusalLists);

/** A server that asks for more is not waited for: the text returns to the person who wrote it. */
const busySecondsMax = 60;
/** A send that meets a busy server this often in a row is given back. */
export const busyTriesMax = 12;

/** How long a server that is busy or restarting asks to be left alone; null for any other failure. */
export function busyMs(error: unknown): number | null {
  if (!(error instanceof CallError) || error.code !== 'unavailable') return null;
  const seconds = error.retryAfterSeconds;
  return seconds === undefined || seconds > busySecondsMax ? null : seconds * 1_000;
}

/** Whether the server may well have what it was sent: the connection broke, and the request may have arrived. */
export const isBroken = (error: unknown): boolean =>
  error instanceof CallError && error.status === 0 && error.code !== 'bad_reply';

/** Another reply runs, or the very one that was asked for from another tab. */
export const isRunningAlready = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'reply_running';

/** Words of servers that name no code (MEM-25). */
const spentWords = refusalWords['refusal.spent'].regExp('i');

/** Whether a send was refused because no message is left. */
export const isQuotaSpent = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.code === 'quota_exhausted' || (!error.isNamed && spentWords.test(error.text)));

/** The same said in the stream: then it is a refusal like any other. */
export function refusalInStream(said: {
  error: string | null;
  code: string | null;
}): CallError | null {
  const isSpent = said.code === 'quota_exhausted';
  const text = said.error;
  if (text === null || !(isSpent || (said.code === null && spentWords.test(text)))) return null;
  return new CallError({ code: isSpent ? 'quota_exhausted' : 'validation_failed', text });
}
