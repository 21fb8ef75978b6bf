import { CallError } from '#platform/web/call-error.ts';

/** Whether a call failed without a response from the server. */
export const isNetworkFailure = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0;
