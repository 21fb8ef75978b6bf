import { AppError } from '#platform/contract/app-error.ts';
import { both, type Bilingual, type Language } from '#platform/contract/define-texts.ts';
import type { LanguageModel } from './language-model.ts';
import { localModel } from './rules.ts';
import { modelTexts } from './texts.ts';

/** Whoever is sent what a person writes when a model of theirs answers. */
export type Receiver = { id: string; name: Bilingual };

/** One model that people can choose, or could if it were configured. */
export type ModelRow = {
  value: string;
  label: Bilingual;
  /** The registration number that live products must show, if the operator gave one. */
  filingNumber?: string | undefined;
  /** Null for what sends nothing to anybody: the built-in engine. Any other needs a consent. */
  receiver: Receiver | null;
  /** Null while it is not configured, or not permitted. */
  reply: LanguageModel | null;
  /** It is configured, but the person has not consented to its receiver. */
  lacksConsent?: boolean;
};

/** The models in the order in which they are shown; holds `local` always. */
export type ModelTable = readonly ModelRow[];

export type ReadyModel = ModelRow & { reply: LanguageModel };

/** The model that answers where nobody chose one: the first configured one, else the engine. */
export function defaultModel(table: ModelTable): ReadyModel {
  const ready = table.filter(isReady);
  const chosen = ready.find(({ value }) => value !== localModel) ?? ready[0];
  if (!chosen) throw new Error('the model table holds no model that can answer');
  return chosen;
}

/**
 * The model for a send: the one it names, else the person's preference while that can answer,
 * else the default (MSG-13).
 * @throws AppError model_unavailable when it names one that is unknown, not configured or not consented to
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
  if (!isReady(row)) throw new AppError('model_unavailable', { text: whyNotReady(row) });
  return row;
}

/** What to tell a person about a model that cannot answer them. */
export function whyNotReady({ lacksConsent, receiver }: ModelRow): Bilingual {
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
