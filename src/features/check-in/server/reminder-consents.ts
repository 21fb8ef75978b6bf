import { createHash } from 'node:crypto';
import { giveConsent } from '#features/agreement/server/consent-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both, type Language } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import { reminderConsentTexts, type reminderPurposes } from '../reminder-consent.ts';
import { reminderConsentVersion } from '../reminder-rules.ts';
import { checkInTexts } from '../texts.ts';

/** @throws AppError `agreement_outdated` where another text was read */
export async function giveReminderConsent(
  tx: Executor,
  given: {
    userId: number;
    purpose: (typeof reminderPurposes)[number];
    version: string;
    language: Language;
    now: Date;
  },
): Promise<void> {
  const { userId, purpose, version, language, now } = given;
  if (version !== reminderConsentVersion) {
    throw new AppError('agreement_outdated', {
      text: both(checkInTexts, (t) => t.consentOutdated),
    });
  }
  const words = reminderConsentTexts[language][purpose];
  const textHash = createHash('sha256').update(words).digest();
  await giveConsent(tx, { userId, purpose, version, textHash, now });
}
