/** The part of an error that may be logged. */
export type LoggedError = {
  type: string;
  message?: string;
  /** Only the frames, because the first line of a stack repeats the message. */
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
} & Partial<Record<LoggedField, string | number>>;

/** The only own fields of an error that are logged: names and codes, never values. */
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

/** How many levels of causes are logged; also ends circular chains. */
const depthMax = 5;
const innerErrorsMax = 5;

/** Errors whose message quotes the parsed input. */
const quoting = new Set(['SyntaxError', 'URIError', 'ZodError', '$ZodError']);
const quotesValues = (error: Error): boolean => quoting.has(error.name) || 'severity' in error;

function framesOf(stack: string | undefined): string | undefined {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return frames && frames.length > 0 ? frames.join('\n') : undefined;
}

/**
 * An error as it may be logged: type, codes and location. Fields of database errors such as `detail`,
 * `where` and `hint`, and the messages of parse errors, contain what people wrote and are left out.
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
