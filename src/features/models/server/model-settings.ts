import * as z from 'zod/mini';
import { ConfigurationError } from '#platform/server/configuration.ts';
import { modelValueCharsMax } from '../rules.ts';
import { baseUrlProblem } from './base-url.ts';

const baseUrl = z.string().check((check) => {
  const why = baseUrlProblem(check.value);
  if (why !== null) check.issues.push({ code: 'custom', message: why, input: check.value });
});
const filled = z.string().check(z.minLength(1));
const modelId = filled.check(z.maxLength(200));

/** A variable; an empty value counts as unset and means the fallback. */
function variable(schema: z.ZodMiniType<string, string>, fallback: string) {
  const orFallback = z.transform((value: unknown) => (isUnset(value) ? fallback : String(value)));
  return z.pipe(orFallback, schema);
}

function optionalVariable() {
  const orAbsent = z.transform((value: unknown) => (isUnset(value) ? undefined : String(value)));
  return z.pipe(orAbsent, z.optional(filled));
}

/** The addresses on which Ollama and LM Studio listen by default. */
const usualAddresses = ['http://127.0.0.1:11434', 'http://127.0.0.1:1234'];
const loopbackHosts = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** `on`, `off`, or http addresses of this machine, separated by commas. */
function localAddresses() {
  const error = 'must be on, off, or http:// addresses of 127.0.0.1 or localhost, comma-separated';
  const addresses = z.transform((value: unknown): string[] => {
    if (isUnset(value) || value === 'on') return usualAddresses;
    if (value === 'off') return [];
    return String(value)
      .split(',')
      .map((part) => part.trim().replace(/\/+$/, ''));
  });
  return z.pipe(addresses, z.array(z.string().check(z.refine(isLoopback, { error }))));
}

function isLoopback(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    url.protocol === 'http:' &&
    url.origin === address &&
    loopbackHosts.has(url.hostname)
  );
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === '';
}

/**
 * The environment variables about models. The base URLs default to the providers' public ones; the model
 * ids are pinned because an id without a date changes its meaning.
 */
export const modelSettings = z.object({
  ARK_API_KEY: optionalVariable(),
  ARK_BASE_URL: variable(baseUrl, 'https://ark.cn-beijing.volces.com/api/v3'),
  ARK_MODEL: variable(modelId, 'doubao-seed-2-0-lite-260428'),
  ARK_THINKING_MODEL: variable(modelId, 'doubao-seed-2-0-pro-260215'),
  ARK_FILING_NUMBER: optionalVariable(),
  DEEPSEEK_API_KEY: optionalVariable(),
  DEEPSEEK_BASE_URL: variable(baseUrl, 'https://api.deepseek.com'),
  DEEPSEEK_MODEL: variable(modelId, 'deepseek-v4-pro'),
  DEEPSEEK_FILING_NUMBER: optionalVariable(),
  /** Further models: a JSON list, or the path of a file with one. */
  MODELS: optionalVariable(),
  /** The addresses on this machine that are queried for models at the start. */
  LOCAL_MODELS: localAddresses(),
});
export type ModelSettings = z.output<typeof modelSettings>;

/** A schema with one error message for every problem. */
function textEntry(charsMax: number, shape?: RegExp) {
  const of = shape ? ', of a-z, 0-9 and ._-' : '';
  const error = `must be a text of 1 to ${charsMax} characters${of}`;
  const text = z.string(error).check(z.minLength(1, error), z.maxLength(charsMax, error));
  return shape ? text.check(z.regex(shape, error)) : text;
}

const modelEntry = z.strictObject(
  {
    value: textEntry(modelValueCharsMax, /^[a-z0-9][a-z0-9._-]*$/),
    label: textEntry(40),
    /** The operator of the server, shown when asking for consent. */
    provider: z.optional(textEntry(80)),
    baseUrl: z.pipe(z.string('must be an https:// or http:// address'), baseUrl),
    model: textEntry(200),
    /** The name of the variable with the key, or the key itself; own servers need none. */
    apiKeyEnv: z.optional(textEntry(200)),
    apiKey: z.optional(textEntry(4_096)),
    options: z.optional(z.record(z.string(), z.unknown(), 'must be an object')),
    filingNumber: z.optional(textEntry(200)),
  },
  { error: (issue) => (issue.code === 'invalid_type' ? 'must be an object' : undefined) },
);
export type ModelEntry = z.output<typeof modelEntry>;

/**
 * Parses the list from MODELS.
 * @throws ConfigurationError for the operator, naming the entry and the field, never a key
 */
export function parseModelEntries(json: string): ModelEntry[] {
  const list = z.array(modelEntry, 'must be a list in square brackets');
  const parsed = list.safeParse(parseJson(json), { reportInput: false });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => {
    const what =
      issue.code === 'unrecognized_keys'
        ? `has a field that is not known: ${issue.keys.join()}`
        : issue.message;
    const where = issue.path.length > 0 ? `[${issue.path.join('.')}]` : '';
    return `MODELS${where} ${what}; .env.example shows an entry.`;
  });
  throw new ConfigurationError(errors.join('\n'));
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new ConfigurationError('MODELS is not valid JSON; .env.example shows an entry.');
  }
}
