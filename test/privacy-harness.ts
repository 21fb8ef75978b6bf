import { randomUUID } from 'node:crypto';
import { checkOwnPassword } from '#features/account/server/check-own-password.ts';
import { findAccount } from '#features/account/server/user-store.ts';
import { privacyEndpoints } from '#features/privacy/contract.ts';
import { coolingOffDaysDefault } from '#features/privacy/server/cooling-off.ts';
import type { PrivacyServices } from '#features/privacy/server/privacy-services.ts';
import { privacyHandlers } from '#features/privacy/server/routes.ts';
import { mount } from '#platform/server/http-mount.ts';
import { createHttpHarness, type HttpHarness } from './http-harness.ts';

/** The HTTP server with export and deletion, beside accounts and sessions. */
export function createPrivacyHarness(): Promise<HttpHarness> {
  return createHttpHarness({
    mountMore: ({ app, database: { db }, keys, options }) => {
      const services: PrivacyServices = {
        db,
        log: options.log,
        newId: randomUUID,
        isOwnPassword: async (call, password) => {
          const account = await findAccount(db, call.user.userId);
          if (!account) return false;
          const { passwordHash } = account;
          return checkOwnPassword(call, { db, keys }, { password, passwordHash });
        },
        settings: {
          brand: '杏问',
          aigcProducer: 'test-house',
          coolingOffDays: coolingOffDaysDefault,
        },
      };
      mount(app, privacyEndpoints, privacyHandlers, services, options);
    },
  });
}
