import { pino, type DestinationStream, type Logger } from 'pino';
import { loggedError } from './log-error.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'child'>;

/**
 * One JSON line an event, on standard output unless another destination is given. What people
 * write, tokens and mail addresses never reach a log call; the redaction below is the second line of
 * defence for headers and bodies, and of errors only codes and places are kept.
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
