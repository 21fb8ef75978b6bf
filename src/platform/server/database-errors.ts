/**
 * SQLSTATE codes that mean "try later": no connection, out of resources, shutting down; 55000 and 3D000
 * while the database refuses connections or is being restored from a backup.
 */
const unavailableState = /^(?:08...|3D000|53...|55000|57P0[1235])$/;

const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of driver errors without a code: a connection broke, or none was free in time. */
const driverMessages =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/**
 * Whether a database error means that the database cannot be reached or has no free connection, which
 * deserves a 503 and a retry. A rejected or failed statement does not.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code !== undefined) {
    if (unavailableState.test(code)) return true;
    // ENOENT also means a missing file; only a failed connect() concerns the database.
    if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
    return networkCodes.has(code);
  }
  return driverMessages.test(error.message);
}

/**
 * Whether the same work may succeed later: the database is unavailable, or it ended a statement at its time limit
 * (57014), which waited for a lock or for an overloaded server. The connection of the latter is intact.
 */
export const isPassingFailure = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || (error instanceof Error && errorCode(error) === '57014');

/** Whether a cached plan no longer fits its table, as after a migration. */
export function isPlanOutdated(error: unknown): boolean {
  // Its message depends on the language of the server.
  return (
    error instanceof Error &&
    errorCode(error) === '0A000' &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery'
  );
}

/** Whether the server aborted a transaction that may succeed when retried. */
export function isTransactionRetryable(error: unknown): boolean {
  const code = error instanceof Error ? errorCode(error) : undefined;
  return code === '40001' || code === '40P01' || isIdTaken(error) || isPlanOutdated(error);
}

/** Whether another process has drawn the same id (`ids.ts`); the next try draws another. */
function isIdTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    errorCode(error) === '23505' &&
    'constraint' in error &&
    String(error.constraint).endsWith('_pkey')
  );
}

/** The SQLSTATE or system error code, if there is one. */
export function errorCode(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
