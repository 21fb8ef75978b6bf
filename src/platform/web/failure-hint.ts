import { CallError } from './call-error.ts';

/**
 * Why something did not come, in the reader's words, to stand under what failed. Undefined where
 * nothing is known, and without a network: the page says that once, at its head.
 */
export function failureHint(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  return error.code === 'network' && !navigator.onLine ? undefined : error.text;
}
