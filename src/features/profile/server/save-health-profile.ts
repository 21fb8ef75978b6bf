import { createHash } from 'node:crypto';
import { giveConsent } from '#features/agreement/server/consent-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both, type Bilingual } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { profileEndpoints } from '../contract.ts';
import {
  healthConsentPurpose,
  healthConsentTexts,
  healthConsentVersion,
} from '../health-consent.ts';
import { birthYearError, uniqueNames } from '../rules.ts';
import { profileTexts } from '../texts.ts';
import { hasHealthConsent, writeHealthProfile } from './health-profile-store.ts';
import { healthView } from './health-view.ts';
import type { ProfileServices } from './profile-services.ts';

/** Nothing is stored without a consent to exactly this text. */
export const saveHealthProfile: Handler<
  typeof profileEndpoints.saveHealthProfile,
  ProfileServices
> = async ({ body, language, now, user }, { db }) => {
  const { userId } = user;
  const { consentVersion: given, ...profile } = body;
  const error = profile.birthYear && birthYearError(profile.birthYear, now.getFullYear());
  if (error) throw fieldRefusal('birthYear', error);
  const isGiven = given === healthConsentVersion;
  await transaction(db, async (tx) => {
    if (isGiven) {
      const { text } = healthConsentTexts[language];
      await giveConsent(tx, {
        userId,
        purpose: healthConsentPurpose,
        version: healthConsentVersion,
        textHash: createHash('sha256').update(text).digest(),
        now,
      });
    } else if (!(await hasHealthConsent(tx, userId))) {
      throw fieldRefusal(
        'consentVersion',
        both(profileTexts, (t) => t.consentRequired),
      );
    }
    const { medicines, allergies } = profile;
    await writeHealthProfile(
      tx,
      userId,
      {
        ...profile,
        medicines: medicines && uniqueNames(medicines),
        allergies: allergies && uniqueNames(allergies),
      },
      now,
    );
  });
  return healthView(db, userId);
};

const fieldRefusal = (name: string, text: Bilingual) =>
  new AppError('validation_failed', { text, fields: { [name]: [text] } });
