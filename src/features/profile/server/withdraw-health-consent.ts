import { withdrawConsent } from '#features/agreement/server/consent-store.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { profileEndpoints } from '../contract.ts';
import { healthConsentPurpose } from '../health-consent.ts';
import { eraseHealthProfile } from './health-profile-store.ts';
import { healthView } from './health-view.ts';
import { eraseCommonHerbs } from './preference-store.ts';
import type { ProfileServices } from './profile-services.ts';

/** Withdraws the consent and erases the data stored under it. */
export const withdrawHealthConsent: Handler<
  typeof profileEndpoints.withdrawHealthConsent,
  ProfileServices
> = async ({ now, user }, { db }) => {
  const { userId } = user;
  await transaction(db, async (tx) => {
    await withdrawConsent(tx, { userId, purpose: healthConsentPurpose }, now);
    await eraseHealthProfile(tx, userId);
    await eraseCommonHerbs(tx, userId);
  });
  return healthView(db, userId);
};
