/**
 * SQLSTATE codes that mean "not now", not "not so": no connection, no room, shutting down; 55000 and
 * 3D000 while the database takes no connections or is being put back from a backup.
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

/** What the driver says, without a code, when a connection broke or none was free in time. */
const driverMessages =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/**
 * Whether an error thrown by the database door means that the database cannot be reached or had no connection to spare:
 * worth a 503 and another try. A refused or failed statement is not.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code !== undefined) {
    if (unavailableState.test(code)) return true;
    // A file can be missing too: only a failed connect() is about the database.
    if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
    return networkCodes.has(code);
  }
  return driverMessages.test(error.message);
}

/** Whether the server gave up a transaction that may succeed when run again from its start. */
export function isTransactionRetryable(error: unknown): boolean {
  const code = error instanceof Error ? errorCode(error) : undefined;
  return code === '40001' || code === '40P01';
}

/** The SQLSTATE or system code of an error, if it has one. */
export function errorCode(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
