import { AppError } from '#platform/contract/app-error.ts';
import { both, type Bilingual, type Language } from '#platform/contract/define-texts.ts';
import type { LanguageModel } from './language-model.ts';
import { localModel } from './rules.ts';
import { modelTexts } from './texts.ts';

/** The organization that receives the conversation when one of its models replies. */
export type Receiver = { id: string; name: Bilingual };

/** A model that people can choose, or could if it were configured. */
export type ModelRow = {
  value: string;
  label: Bilingual;
  /** The registration number that live products must show, if configured. */
  filingNumber?: string | undefined;
  /** Null for the built-in engine, which sends nothing. */
  receiver: Receiver | null;
  /** Null if not configured or not permitted. */
  reply: LanguageModel | null;
  /** Found on the machine of the product, which words do not leave: needs no consent (decision 087). */
  staysHere?: boolean;
  /** Configured, but without the person's consent to its receiver. */
  lacksConsent?: boolean;
};

/** The models in display order; always contains `local`. */
export type ModelTable = readonly ModelRow[];

export type ReadyModel = ModelRow & { reply: LanguageModel };

/** The default model: the first that the operator configured, else the engine. */
export function defaultModel(table: ModelTable): ReadyModel {
  const ready = table.filter(isReady);
  const chosen =
    ready.find(({ value, staysHere }) => value !== localModel && !staysHere) ?? ready[0];
  if (!chosen) throw new Error('the model table holds no model that can answer');
  return chosen;
}

/**
 * The model for a send: the requested one, else the person's preference while it is available, else the
 * default (MSG-13).
 * @throws AppError model_unavailable when the requested one is unknown, not configured or not consented to
 */
export function chooseModel(
  table: ModelTable,
  requested: string | null | undefined,
  preference: string | null,
): ReadyModel {
  if (requested === null || requested === undefined || requested === '') {
    return findReady(table, preference) ?? defaultModel(table);
  }
  const row = table.find(({ value }) => value === requested);
  if (!row) {
    throw new AppError('model_unavailable', { text: both(modelTexts, (t) => t.unknownModel) });
  }
  if (!isReady(row)) throw new AppError('model_unavailable', { text: unavailableReason(row) });
  return row;
}

/** The text for a model that is not available to a person. */
export function unavailableReason({ lacksConsent, receiver }: ModelRow): Bilingual {
  if (!lacksConsent || !receiver) return both(modelTexts, (texts) => texts.notConfigured);
  const inWords = (language: Language) =>
    modelTexts[language].consentRequired(receiver.name[language]);
  return { 'zh-CN': inWords('zh-CN'), 'en-US': inWords('en-US') };
}

export function isReady(row: ModelRow): row is ReadyModel {
  return row.reply !== null;
}

export function findReady(table: ModelTable, value: string | null): ReadyModel | undefined {
  return table.filter(isReady).find((row) => row.value === value);
}
