import type { Language } from '#platform/contract/define-texts.ts';
import type { ModelsConfig } from '../contract.ts';
import {
  defaultModel,
  findReady,
  isReady,
  whyNotReady,
  type ModelRow,
  type ModelTable,
} from '../model-choice.ts';

/** What models/config answers a person with this preference. */
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
  const { filingNumber, label, value } = row;
  const available = isReady(row);
  return {
    value,
    label: label[language],
    available,
    ...(available ? {} : { reason: whyNotReady[language] }),
    ...(filingNumber === undefined ? {} : { filingNumber }),
  };
}
