import type { Executor } from '#platform/server/database.ts';
import type { KeptHealth } from '../contract.ts';
import { healthConsentVersion } from '../health-consent.ts';
import { hasHealthConsent, readHealthProfile } from './health-profile-store.ts';

export async function healthView(db: Executor, userId: number): Promise<KeptHealth> {
  const stored = await readHealthProfile(db, userId);
  const { updatedAt, ...profile } = stored ?? {};
  return {
    hasConsent: await hasHealthConsent(db, userId),
    consentVersion: healthConsentVersion,
    profile: stored ? (profile as NonNullable<KeptHealth['profile']>) : null,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}
