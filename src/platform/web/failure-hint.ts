import { CallError } from './call-error.ts';

/**
 * The reason for a failure in the user's language, shown below the error. Undefined when the reason
 * is unknown, and when offline, which the page already shows at its top.
 */
export function failureHint(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  return error.code === 'network' && !navigator.onLine ? undefined : error.text;
}
