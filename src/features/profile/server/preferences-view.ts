import type { Preferences } from '../contract.ts';
import { preferenceDefaults, preferenceNames } from '../rules.ts';
import { readChoices } from './preference-store.ts';
import type { ProfileServices } from './profile-services.ts';

/** The chosen preferences merged over the defaults. */
export async function preferencesView(
  { db, modelPreference, hasAcceptedAgreement }: ProfileServices,
  userId: number,
): Promise<Preferences> {
  const choices = await readChoices(db, userId);
  return {
    ...preferenceDefaults,
    commonHerbs: [],
    ...choices,
    aiModel: await modelPreference.read(userId),
    privacyAgreementAccepted: await hasAcceptedAgreement(userId),
    chosen: preferenceNames.filter((name) => choices[name] !== undefined),
  };
}
