import { checkOwnPassword } from '#features/account/server/check-own-password.ts';
import { findAccount } from '#features/account/server/user-store.ts';
import type { PrivacyServices } from '#features/privacy/server/privacy-services.ts';
import type { Executor } from '#platform/server/database.ts';
import type { SecretKeys } from '#platform/server/secret-keys.ts';

/** Checks the caller's password for features that require it again. */
export function ownPassword(services: {
  db: Executor;
  keys: SecretKeys;
}): PrivacyServices['isOwnPassword'] {
  return async (call, password) => {
    const account = await findAccount(services.db, call.user.userId);
    if (!account) return false;
    return checkOwnPassword(call, services, { password, passwordHash: account.passwordHash });
  };
}
