/** What a log line says of an error. */
export type LoggedError = {
  type: string;
  message?: string;
  /** The frames alone; the first line of a stack repeats the message. */
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
} & Partial<Record<LoggedField, string | number>>;

/** Of an error's own fields only these are logged: names and codes, never a value. */
const loggedFields = [
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'status',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
] as const;
type LoggedField = (typeof loggedFields)[number];

/** Errors inside errors are followed so far; a circle of causes ends here. */
const depthMax = 5;
const innerErrorsMax = 5;

/** Kinds of error whose message quotes what was parsed: the server's about a value, V8's about JSON. */
const quoting = new Set(['SyntaxError', 'URIError', 'ZodError', '$ZodError']);
const quotesValues = (error: Error): boolean => quoting.has(error.name) || 'severity' in error;

function framesOf(stack: string | undefined): string | undefined {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return frames && frames.length > 0 ? frames.join('\n') : undefined;
}

/**
 * An error as a log may keep it: type, codes and place. Fields of a database error such as `detail`,
 * `where` and `hint` carry values people wrote, and so do the messages of failed parsing; both stay out.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const logged: LoggedError = { type: error.constructor.name || error.name };
  if (!quotesValues(error)) logged.message = error.message;
  for (const field of loggedFields) {
    const value: unknown = Reflect.get(error, field);
    if (typeof value === 'string' || typeof value === 'number') logged[field] = value;
  }
  const stack = framesOf(error.stack);
  if (stack) logged.stack = stack;
  if (depth >= depthMax) return logged;
  if (error.cause !== undefined) logged.cause = loggedError(error.cause, depth + 1);
  if (error instanceof AggregateError) {
    logged.errors = error.errors
      .slice(0, innerErrorsMax)
      .map((inner: unknown) => loggedError(inner, depth + 1));
  }
  return logged;
}
