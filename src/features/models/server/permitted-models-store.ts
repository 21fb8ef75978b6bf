import { listConsentedSubjects } from '#features/agreement/server/consent-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { isReady, type ModelTable } from '../model-choice.ts';
import { modelConsentVersion } from '../model-consent.ts';

/**
 * The table as it is for one person: a model of a receiver to whom they have not consented cannot
 * answer. Every choice of a model for a person goes through this one.
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
    !isReady(row) || row.receiver === null || receivers.has(row.receiver.id)
      ? row
      : { ...row, reply: null, lacksConsent: true },
  );
}
