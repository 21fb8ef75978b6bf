import * as z from 'zod/mini';

/** A model of a program on the machine that runs the product. */
export type FoundModel = { program: string; address: string; model: string };

/** Nothing waits for the answer, but a socket should not stay open. */
const answerMsMax = 2_000;
const answerBytesMax = 1_048_576;
const modelsMax = 20;
const modelIdCharsMax = 200;

const orNone = z.catch;
const text = orNone(z.optional(z.string()), undefined);

const ollamaModels = z.object({
  models: z.array(z.object({ name: z.string(), remote_host: text, remote_model: text })),
});
const studioModels = z.object({ data: z.array(z.object({ id: z.string(), type: text })) });

/** Models that make vectors cannot converse. */
const vectorModel = /embed|rerank|(^|[/_-])(bge|gte|e5|bert)([-_:]|$)/i;

/**
 * The programs that are known to run their models themselves. Each is queried in its own protocol, so
 * that no other server with the OpenAI format is taken for one of them.
 */
const programs: readonly {
  name: string;
  path: string;
  modelsIn: (answer: unknown) => string[] | null;
}[] = [
  {
    name: 'Ollama',
    path: '/api/tags',
    modelsIn: (answer) => {
      const { data } = ollamaModels.safeParse(answer);
      if (!data) return null;
      // Ollama lists models of its cloud beside those of the machine.
      const here = data.models.filter(
        ({ name, remote_host, remote_model }) =>
          !remote_host && !remote_model && !/[:-]cloud$/i.test(name),
      );
      return here.map(({ name }) => name);
    },
  },
  {
    name: 'LM Studio',
    path: '/api/v0/models',
    modelsIn: (answer) => {
      const { data } = studioModels.safeParse(answer);
      if (!data) return null;
      return data.data.filter(({ type }) => type === 'llm' || type === 'vlm').map(({ id }) => id);
    },
  },
];

/**
 * Queries one loopback address once for the models of Ollama or LM Studio.
 * @returns at most 20 that can converse; none of any other program
 * @throws what `fetch` throws when nothing answers within 2 s, and the signal's reason
 */
export async function findLocalModels(address: string, signal: AbortSignal): Promise<FoundModel[]> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(answerMsMax)]);
  for (const { name, path, modelsIn } of programs) {
    const models = modelsIn(await answerOf(`${address}${path}`, either));
    if (models === null) continue;
    return models
      .filter((model) => model.length <= modelIdCharsMax && !vectorModel.test(model))
      .slice(0, modelsMax)
      .map((model) => ({ program: name, address, model }));
  }
  return [];
}

/** The JSON of an answer; undefined where there is none. */
async function answerOf(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, redirect: 'error' });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > answerBytesMax) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}
