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
import { shareConsentVersion } from '../rules.ts';
import { sharingTexts } from '../texts.ts';

/** A dialog left open over a change of the words shows a text that no longer counts. */
export function requireConsent(version: string | undefined): void {
  if (version === undefined || version === shareConsentVersion) return;
  throw new AppError('agreement_outdated', { text: both(sharingTexts, (t) => t.consentOutdated) });
}

/** What one publication is called in the ledger. */
export const publicationOf = (owned: { userId: number; shareId: number }) =>
  ({
    userId: owned.userId,
    purpose: 'publication',
    subject: String(owned.shareId),
  }) satisfies Consent;

/** Keeps what was consented to for one publication; the one before it for the same share ends. */
export async function keepConsent(
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

/** What is to be read before a publication. */
export const consentFor = (language: Language): ShareConsent => ({
  version: shareConsentVersion,
  text: sharingTexts[language].consent,
});
