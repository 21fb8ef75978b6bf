import { createHash } from 'node:crypto';
import { AppError } from '#platform/contract/app-error.ts';
import { both, type Language } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import type { ShareConsent } from '../contract.ts';
import { shareConsentVersion } from '../rules.ts';
import { sharingTexts } from '../texts.ts';
import { recordShareConsent } from './share-consent-store.ts';

/** A dialog left open over a change of the words shows a text that no longer counts. */
export function requireConsent(version: string | undefined): void {
  if (version === undefined || version === shareConsentVersion) return;
  throw new AppError('agreement_outdated', { text: both(sharingTexts, (t) => t.consentOutdated) });
}

/** Keeps what was consented to for one publication: version, hash of the words as they were read, time. */
export async function keepConsent(
  tx: Executor,
  given: { userId: number; shareId: number; language: Language; now: Date },
): Promise<void> {
  const words = sharingTexts[given.language].consent;
  await recordShareConsent(tx, {
    userId: given.userId,
    shareId: given.shareId,
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
