import * as z from 'zod/mini';
import { ConfigurationError } from '#platform/server/configuration.ts';

const filled = (charsMax: number) =>
  z.string().check(z.minLength(1), z.maxLength(charsMax, { error: 'is too long' }));

const entry = z.strictObject({
  baseUrl: z.string(),
  model: filled(200),
  /** The operator of the server, shown when asking for consent. */
  provider: z.optional(filled(80)),
  /** The name of the variable with the key, or the key itself; own servers need none. */
  apiKeyEnv: z.optional(filled(200)),
  apiKey: z.optional(filled(4_096)),
});

export type TranscriptionServer = {
  baseUrl: string;
  model: string;
  receiver: string;
  apiKey: string | undefined;
};

/**
 * The transcription server of TRANSCRIPTION, or null when that is unset.
 * @param problemOf why an address is refused, in English, or null
 * @throws ConfigurationError for the operator, naming the field, never a key
 */
export function transcriptionServer(
  source: string | undefined,
  variables: Readonly<Record<string, string | undefined>>,
  problemOf: (baseUrl: string) => string | null,
): TranscriptionServer | null {
  if (source === undefined) return null;
  const parsed = entry.safeParse(parseJson(source), { reportInput: false });
  if (!parsed.success) {
    const fields = parsed.error.issues.map(
      ({ path, message }) => `TRANSCRIPTION[${path.join('.')}] ${message}`,
    );
    throw new ConfigurationError(`${fields.join('\n')}; .env.example shows how it is written.`);
  }
  const problem = problemOf(parsed.data.baseUrl);
  if (problem !== null) throw new ConfigurationError(`TRANSCRIPTION[baseUrl] ${problem}.`);
  const { baseUrl, model, provider, apiKeyEnv, apiKey } = parsed.data;
  const key = apiKeyEnv === undefined ? apiKey : variables[apiKeyEnv] || undefined;
  if (apiKeyEnv !== undefined && key === undefined) {
    throw new ConfigurationError(
      `TRANSCRIPTION takes its key from ${apiKeyEnv}, which is not set.`,
    );
  }
  return { baseUrl, model, receiver: provider ?? new URL(baseUrl).hostname, apiKey: key };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new ConfigurationError(
      'TRANSCRIPTION is not valid JSON; .env.example shows how it is written.',
    );
  }
}
