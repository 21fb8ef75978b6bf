import * as z from 'zod/mini';
import { modelValueCharsMax } from '../rules.ts';
import { whyBaseUrlIsRefused } from './base-url.ts';

const baseUrl = z.string().check((check) => {
  const why = whyBaseUrlIsRefused(check.value);
  if (why !== null) check.issues.push({ code: 'custom', message: why, input: check.value });
});
const filled = z.string().check(z.minLength(1));
const modelId = filled.check(z.maxLength(200));

/** A variable; set to nothing counts as unset, and unset means the fallback. */
function variable(schema: z.ZodMiniType<string, string>, fallback: string) {
  const orFallback = z.transform((value: unknown) => (isUnset(value) ? fallback : String(value)));
  return z.pipe(orFallback, schema);
}

function optionalVariable() {
  const orAbsent = z.transform((value: unknown) => (isUnset(value) ? undefined : String(value)));
  return z.pipe(orAbsent, z.optional(filled));
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === '';
}

/**
 * The variables about models, as they stand in the environment. The base URLs are the providers'
 * public ones; the model ids are pinned, since an id without a date changes its meaning.
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
  /** Further models: a JSON list, or the path of a file that holds one. */
  MODELS: optionalVariable(),
});
export type ModelSettings = z.output<typeof modelSettings>;

const modelEntry = z.strictObject({
  value: z
    .string()
    .check(z.maxLength(modelValueCharsMax), z.regex(/^[a-z0-9][a-z0-9._-]*$/, 'a-z, 0-9 and ._-')),
  label: filled.check(z.maxLength(40)),
  /** Who runs the server, as people are told when they are asked for their consent. */
  provider: z.optional(filled.check(z.maxLength(80))),
  baseUrl,
  model: modelId,
  /** The name of the variable that holds the key, or the key itself; own servers need none. */
  apiKeyEnv: z.optional(filled),
  apiKey: z.optional(filled),
  options: z.optional(z.record(z.string(), z.unknown())),
  filingNumber: z.optional(filled),
});
export type ModelEntry = z.output<typeof modelEntry>;

/**
 * Reads the list that MODELS holds or points to.
 * @throws Error in words for the operator, naming the entry and the field, never a key
 */
export function parseModelEntries(json: string): ModelEntry[] {
  const parsed = z.array(modelEntry).safeParse(parseJson(json), { reportInput: false });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => {
    const what =
      issue.code === 'unrecognized_keys' ? `unknown: ${issue.keys.join()}` : issue.message;
    return `MODELS[${issue.path.join('.')}]: ${what}`;
  });
  throw new Error(faults.join('\n'));
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('MODELS is not valid JSON');
  }
}
