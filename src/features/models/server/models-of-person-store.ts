import { sql } from 'kysely';
import { consentedSubjects } from '#features/agreement/server/consent-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { isReady, type ModelTable } from '../model-choice.ts';
import { modelConsentVersion } from '../model-consent.ts';

/** The models that are available to a person, and the last one chosen, which may no longer exist. */
export type PersonsModels = { permitted: ModelTable; preference: string | null };

/**
 * The model table for one person: models of receivers without consent are not available. Every choice of a
 * model for a person uses this table.
 */
export async function modelsOfPerson(
  db: Executor,
  table: ModelTable,
  userId: number,
): Promise<PersonsModels> {
  const consent = { userId, purpose: 'external-model', version: modelConsentVersion } as const;
  const { preference, receivers } = await db
    .selectNoFrom((e) => [
      e
        .selectFrom('model_preference')
        .select('model')
        .where('user_id', '=', userId)
        .as('preference'),
      sql<string[]>`array(${consentedSubjects(db, consent)})`.as('receivers'),
    ])
    .executeTakeFirstOrThrow();
  const permitted = table.map((row) =>
    !isReady(row) || row.receiver === null || row.staysHere || receivers.includes(row.receiver.id)
      ? row
      : { ...row, reply: null, lacksConsent: true },
  );
  return { permitted, preference };
}
