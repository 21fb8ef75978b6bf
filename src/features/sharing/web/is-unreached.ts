import { CallError } from '#platform/web/call-error.ts';

/** Whether a call failed on the way, without an answer of the server's. */
export const isUnreached = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0;
