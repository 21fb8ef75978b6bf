import { CallError } from '#platform/web/call-error.ts';

/** Words of servers that name no code (MEM-25). */
const spentWords = /配额|次数|用完|payment|quota/i;

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
