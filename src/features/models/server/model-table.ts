import { readFileSync } from 'node:fs';
import { both, type Bilingual } from '#platform/contract/define-texts.ts';
import { ConfigurationError } from '#platform/server/configuration.ts';
import type { LanguageModel } from '../language-model.ts';
import type { ModelRow, ModelTable, Receiver } from '../model-choice.ts';
import { localModel, modelValueCharsMax } from '../rules.ts';
import { modelTexts } from '../texts.ts';
import { isOwnServer } from './base-url.ts';
import type { FoundModel } from './find-local-models.ts';
import { modelLimits, type ModelLimits } from './model-limits.ts';
import { parseModelEntries, type ModelEntry, type ModelSettings } from './model-settings.ts';
import { createOpenAiCompatibleModel } from './openai-compatible.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Builds the table of models once, at the start.
 * @param variables with the keys that entries refer to
 * @throws ConfigurationError for the operator when MODELS cannot be read or is invalid
 */
export function createModelTable(
  settings: ModelSettings,
  variables: Variables,
  local: LanguageModel,
  limits: ModelLimits = modelLimits,
): ModelRow[] {
  const table = new Map<string, ModelRow>();
  table.set(localModel, {
    value: localModel,
    label: label((t) => t.local),
    receiver: null,
    reply: local,
  });
  for (const row of providerRows(settings, limits)) table.set(row.value, row);
  const named = new Set<string>([localModel]);
  for (const entry of modelEntries(settings)) {
    if (named.has(entry.value)) throw takenTwice(entry.value);
    named.add(entry.value);
    // An entry can replace a provider's model, so that `ark` can be any server.
    table.set(entry.value, entryRow(entry, variables, limits));
  }
  return [...table.values()];
}

type Server = Pick<ModelEntry, 'baseUrl' | 'model' | 'options'> & { apiKey?: string | undefined };

function providerRows(settings: ModelSettings, limits: ModelLimits): ModelRow[] {
  const row = (
    value: string,
    shown: Bilingual,
    filingNumber: string | undefined,
    server: Server,
  ) => ({
    value,
    label: shown,
    filingNumber,
    receiver: receiverOf(server.baseUrl),
    reply: server.apiKey === undefined ? null : languageModel(server, limits),
  });
  const ark = (model: string, thinking: 'enabled' | 'disabled'): Server => ({
    baseUrl: settings.ARK_BASE_URL,
    apiKey: settings.ARK_API_KEY,
    model,
    options: { thinking: { type: thinking } },
  });
  const deepSeek: Server = {
    baseUrl: settings.DEEPSEEK_BASE_URL,
    apiKey: settings.DEEPSEEK_API_KEY,
    model: settings.DEEPSEEK_MODEL,
    options: { thinking: { type: 'enabled' } },
  };
  const { ARK_FILING_NUMBER: arkFiling, DEEPSEEK_FILING_NUMBER: deepSeekFiling } = settings;
  const plain = ark(settings.ARK_MODEL, 'disabled');
  const thinking = ark(settings.ARK_THINKING_MODEL, 'enabled');
  return [
    row(
      'ark',
      label((t) => t.ark),
      arkFiling,
      plain,
    ),
    row(
      'arkseedthink',
      label((t) => t.arkThinking),
      arkFiling,
      thinking,
    ),
    row(
      'deepseekr1',
      label((t) => t.deepSeekThinking),
      deepSeekFiling,
      deepSeek,
    ),
  ];
}

function entryRow(entry: ModelEntry, variables: Variables, limits: ModelLimits): ModelRow {
  const { apiKeyEnv, filingNumber, label, value } = entry;
  const apiKey = apiKeyEnv === undefined ? entry.apiKey : variables[apiKeyEnv] || undefined;
  const lacksKey = apiKeyEnv !== undefined && apiKey === undefined;
  return {
    value,
    label: asIs(label),
    filingNumber,
    receiver: receiverOf(entry.baseUrl, entry.provider),
    reply: lacksKey ? null : languageModel({ ...entry, apiKey }, limits),
  };
}

/** Rows of models that were found on this machine, without those that the table already has. */
export function foundRows(
  found: readonly FoundModel[],
  table: ModelTable,
  limits: ModelLimits = modelLimits,
): ModelRow[] {
  return found
    .map(({ program, address, model }) => ({
      value: `${program.toLowerCase().replace(' ', '-')}:${model}`,
      label: asIs(`${model} · ${program}`),
      receiver: { id: new URL(address).host, name: label((t) => t.thisMachine(program)) },
      staysHere: true,
      reply: languageModel({ baseUrl: `${address}/v1`, model }, limits),
    }))
    .filter(
      ({ value }) =>
        value.length <= modelValueCharsMax && !table.some((row) => row.value === value),
    );
}

const publicReceivers: readonly (Receiver & { domain: RegExp })[] = [
  { id: 'volcengine', name: label((t) => t.volcano), domain: /(^|\.)volces\.com$/ },
  { id: 'deepseek', name: label((t) => t.deepSeek), domain: /(^|\.)deepseek\.com$/ },
];

/**
 * The receiver of an address. A machine in one's own network counts like any other because it may forward
 * what it gets. Every address is a separate receiver with its own consent.
 */
function receiverOf(baseUrl: string, provider?: string): Receiver {
  const { hostname } = new URL(baseUrl);
  const known = publicReceivers.find(({ domain }) => domain.test(hostname));
  if (known) return { id: known.id, name: known.name };
  const named = provider ?? hostname;
  return { id: named, name: asIs(named) };
}

function languageModel(server: Server, limits: ModelLimits): LanguageModel {
  // Ollama, vLLM and llama.cpp send headers with the first token, after loading the model.
  const headersTimeoutMs = isOwnServer(server.baseUrl)
    ? limits.firstPieceTimeoutMs
    : limits.headersTimeoutMs;
  return createOpenAiCompatibleModel(server, { ...limits, headersTimeoutMs });
}

function takenTwice(value: string): ConfigurationError {
  return new ConfigurationError(
    `MODELS: ${value} is already a model; give one of the two another value.`,
  );
}

function modelEntries({ MODELS: source }: ModelSettings): ModelEntry[] {
  if (source === undefined) return [];
  const isInline = /^\s*[[{]/.test(source);
  return parseModelEntries(isInline ? source : readModelFile(source));
}

/** An invalid path may be a list without its bracket, with keys in it, so it is not quoted. */
function readModelFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no file';
    throw new ConfigurationError(
      `MODELS names a file that cannot be read (${code}); correct the path, or write the list itself.`,
      { cause },
    );
  }
}

function label(pick: Parameters<typeof both<(typeof modelTexts)['zh-CN']>>[1]): Bilingual {
  return both(modelTexts, pick);
}

/** A name that is the same in both languages. */
function asIs(name: string): Bilingual {
  return { 'zh-CN': name, 'en-US': name };
}
