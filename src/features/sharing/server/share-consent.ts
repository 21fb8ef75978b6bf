import { createHash } from 'node:crypto';
import {
  giveConsent,
  withdrawConsent,
  type Consent,
} from '#features/agreement/server/consent-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both, type Language } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import type { ShareConsent } from '../contract.ts';
import { sharingTexts } from '../texts.ts';

/** A new meaning needs a new version; a better translation does not (decision 036). */
export const shareConsentVersion = '1.0.0';

/** Refuses a version that is out of date, such as from a dialog left open. */
export function requireConsent(version: string | undefined): void {
  if (version === undefined || version === shareConsentVersion) return;
  throw new AppError('agreement_outdated', { text: both(sharingTexts, (t) => t.consentOutdated) });
}

/** The key of one publication in the consent ledger. */
export const publicationOf = (owned: { userId: number; shareId: number }) =>
  ({
    userId: owned.userId,
    purpose: 'publication',
    subject: String(owned.shareId),
  }) satisfies Consent;

/** Records the consent to a publication and ends the previous one for the same share. */
export async function recordConsent(
  tx: Executor,
  given: { userId: number; shareId: number; language: Language; now: Date },
): Promise<void> {
  const publication = publicationOf(given);
  await withdrawConsent(tx, publication, given.now);
  const words = sharingTexts[given.language].consent;
  await giveConsent(tx, {
    ...publication,
    now: given.now,
    version: shareConsentVersion,
    textHash: createHash('sha256').update(words).digest(),
  });
}

/** The consent text to show before a publication. */
export const consentFor = (language: Language): ShareConsent => ({
  version: shareConsentVersion,
  text: sharingTexts[language].consent,
});
