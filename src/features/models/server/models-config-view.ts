import type { Language } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import type { ModelsConfig } from '../contract.ts';
import {
  defaultModel,
  findReady,
  isReady,
  unavailableReason,
  type ModelRow,
  type ModelTable,
} from '../model-choice.ts';
import { modelsOfPerson } from './models-of-person-store.ts';

export async function modelsConfigFor(
  db: Executor,
  models: ModelTable,
  userId: number,
  language: Language,
): Promise<ModelsConfig> {
  const { permitted, preference } = await modelsOfPerson(db, models, userId);
  return modelsConfig(permitted, preference, language);
}

/** The models/config reply for a table and a preference. */
export function modelsConfig(
  table: ModelTable,
  preference: string | null,
  language: Language,
): ModelsConfig {
  const fallback = defaultModel(table).value;
  return {
    aiModels: table.map((row) => aiModel(row, language)),
    userModelPreference: findReady(table, preference)?.value ?? fallback,
    defaultModel: fallback,
  };
}

function aiModel(row: ModelRow, language: Language): ModelsConfig['aiModels'][number] {
  const { filingNumber, label, receiver, staysHere, value } = row;
  return {
    value,
    label: label[language],
    available: isReady(row),
    ...(isReady(row) ? {} : unavailable(row, language)),
    ...(receiver ? { receiver: { id: receiver.id, name: receiver.name[language] } } : {}),
    ...(staysHere ? { staysHere } : {}),
    ...(filingNumber === undefined ? {} : { filingNumber }),
  };
}

function unavailable(row: ModelRow, language: Language) {
  const reasonCode = row.lacksConsent ? ('consent_required' as const) : ('not_configured' as const);
  return { reason: unavailableReason(row)[language], reasonCode };
}
