import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findLocalModels } from './find-local-models.ts';

/** Ends by being stopped, never by time. */
const noStop = () => new AbortController().signal;

/** A server on this machine. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** One that answers these paths, and others as LM Studio does: with 200 and an error. */
const serveLists = (lists: Record<string, unknown>) =>
  serve(({ url = '' }, response) => {
    response.end(JSON.stringify(lists[url] ?? { error: 'Unexpected endpoint' }));
  });

const found = async (address: string) =>
  (await findLocalModels(address, noStop())).map(({ program, model }) => [program, model]);

describe('the models of this machine', () => {
  it('are those that Ollama runs itself and that can converse', async () => {
    const address = await serveLists({
      '/api/tags': {
        models: [
          { name: 'qwen3:8b', model: 'qwen3:8b', size: 1 },
          { name: 'gpt-oss:120b-cloud', remote_model: 'gpt-oss:120b', remote_host: 'https://o' },
          { name: 'renamed', remote_host: 'https://ollama.com:443' },
          { name: 'deepseek-v3.1:671b-cloud' },
          { name: 'nomic-embed-text:latest' },
          { name: 'bge-m3:latest' },
        ],
      },
    });
    expect(await findLocalModels(address, noStop())).toEqual([
      { program: 'Ollama', address, model: 'qwen3:8b' },
    ]);
  });

  it('are those of LM Studio that can converse', async () => {
    const address = await serveLists({
      '/api/v0/models': {
        object: 'list',
        data: [
          { id: 'qwen3-14b', type: 'llm', state: 'not-loaded' },
          { id: 'gemma-3-12b', type: 'vlm' },
          { id: 'text-embedding-nomic', type: 'embeddings' },
        ],
      },
    });
    expect(await found(address)).toEqual([
      ['LM Studio', 'qwen3-14b'],
      ['LM Studio', 'gemma-3-12b'],
    ]);
  });

  it('are at most twenty, with names that can be stored', async () => {
    const models = Array.from({ length: 30 }, (_, place) => ({ name: `m${place}` }));
    const address = await serveLists({
      '/api/tags': { models: [{ name: 'x'.repeat(201) }, ...models] },
    });
    const names = (await found(address)).map(([, model]) => model);
    expect(names).toEqual(models.slice(0, 20).map(({ name }) => name));
  });

  it.each([
    [
      'another server in the OpenAI format',
      { '/v1/models': { data: [{ id: 'm', object: 'model' }] } },
    ],
    ['a list in another form', { '/api/tags': { models: [{ id: 1 }] }, '/api/v0/models': [] }],
  ])('are none of %s', async (_, lists) => {
    expect(await found(await serveLists(lists))).toEqual([]);
  });

  it.each([
    ['words', 'It works!'],
    ['more than a list can be', JSON.stringify({ models: [], pad: 'x'.repeat(1_100_000) })],
  ])('are none where the answer is %s', async (_, words) => {
    expect(await found(await serve((__, response) => response.end(words)))).toEqual([]);
  });

  it('are not looked for elsewhere', async () => {
    const elsewhere = await serveLists({ '/api/tags': { models: [{ name: 'm' }] } });
    const address = await serve((_, response) => {
      response.writeHead(302, { location: `${elsewhere}/api/tags` }).end();
    });
    await expect(findLocalModels(address, noStop())).rejects.toThrow();
  });

  it('are not waited for once the product stops', async () => {
    const stopping = new AbortController();
    const address = await serve(() => stopping.abort(new Error('stopped')));
    await expect(findLocalModels(address, stopping.signal)).rejects.toThrow('stopped');
  });
});
