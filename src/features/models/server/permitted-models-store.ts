import { listConsentedSubjects } from '#features/agreement/server/consent-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { isReady, type ModelTable } from '../model-choice.ts';
import { modelConsentVersion } from '../model-consent.ts';

/**
 * The model table for one person: models of receivers without consent are not available. Every choice of a
 * model for a person uses this table.
 */
export async function permittedModels(
  db: Executor,
  table: ModelTable,
  userId: number,
): Promise<ModelTable> {
  const receivers = await listConsentedSubjects(db, {
    userId,
    purpose: 'external-model',
    version: modelConsentVersion,
  });
  return table.map((row) =>
    !isReady(row) || row.receiver === null || row.staysHere || receivers.has(row.receiver.id)
      ? row
      : { ...row, reply: null, lacksConsent: true },
  );
}
