import { pino, type DestinationStream, type Logger } from 'pino';
import { loggedError } from './log-error.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'child'>;

/**
 * One JSON line per event, on standard output by default. User text, tokens and email addresses must
 * never be passed to a log call; the redaction below is a second line of defense for headers and bodies,
 * and of errors only codes and locations are logged.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    redact: {
      paths: ['req.headers', 'headers', 'body', '*.password', '*.token', '*.email', '*.content'],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
