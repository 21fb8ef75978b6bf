import type { Executor } from '#platform/server/database.ts';
import type { CallChecks } from '#platform/server/handler.ts';
import type { Log } from '#platform/server/log.ts';
import type { SecretKeys } from '#platform/server/secret-keys.ts';

export type AccountServices = {
  db: Executor;
  keys: SecretKeys;
  log: Pick<Log, 'info' | 'warn'>;
  consumeRateLimit: CallChecks['consumeRateLimit'];
  /** Further steps for a new account, in the transaction that creates it. */
  onRegistered: (tx: Executor, made: { userId: number; now: Date }) => Promise<void>;
  settings: {
    /** Whether the product is served over TLS, so that cookies are marked Secure. */
    secure: boolean;
    /** Minimum password length; never less than `passwordCharsMin`. */
    passwordCharsMin: number;
    /** The name that an authenticator shows beside its codes. */
    brand: string;
  };
};
