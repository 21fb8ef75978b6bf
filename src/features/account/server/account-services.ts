import type { Executor } from '#platform/server/database.ts';
import type { Gate } from '#platform/server/handler.ts';
import type { Log } from '#platform/server/log.ts';
import type { SecretKeys } from '#platform/server/secret-keys.ts';

/** What the calls of an account stand on. */
export type AccountServices = {
  db: Executor;
  keys: SecretKeys;
  log: Pick<Log, 'info' | 'warn'>;
  consumeRateLimit: Gate['consumeRateLimit'];
  /** What else a new account begins with, in the transaction that makes it. */
  onRegistered: (tx: Executor, made: { userId: number; now: Date }) => Promise<void>;
  settings: {
    /** Cookies are marked Secure: the product is reached over TLS. */
    secure: boolean;
    /** The shortest password; never under `passwordCharsMin`. */
    passwordCharsMin: number;
  };
};
