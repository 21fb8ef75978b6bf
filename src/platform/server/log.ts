import { pino, type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'child'>;

/**
 * One JSON line an event on standard output. What people write, tokens and mail addresses never
 * reach a log call; the redaction below is the second line of defence for headers and bodies.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['req.headers', 'headers', 'body', '*.password', '*.token', '*.email', '*.content'],
      remove: true,
    },
  });
}

/** An address cut to its network (/24, /48): enough to see an attack, too little to follow a person. */
export function networkOf(address: string): string {
  const ipv4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (ipv4) return `${ipv4[1]}.0/24`;
  return `${address.split(':').slice(0, 3).join(':')}::/48`;
}
