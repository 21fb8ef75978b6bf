import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ModelsConfig } from '#features/models/contract.ts';
import { modelEndpoints } from '#features/models/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';
import { until } from '#test/until.ts';

let program: ModelServer;
let product: ProductHarness;
let person: TestAccount;

beforeAll(async () => {
  program = await startModelServer({
    '/api/tags': {
      models: [{ name: 'qwen3:8b' }, { name: 'glm:cloud', remote_host: 'https://o' }],
    },
  });
  const addresses = [new URL(program.url).origin, 'http://127.0.0.1:1'];
  product = await startTestProduct({ environment: { LOCAL_MODELS: addresses.join() } });
  person = await product.signUp('local');
});
afterAll(async () => {
  await product.close();
  await program.stop();
});

async function config(): Promise<ModelsConfig> {
  const answer = await product.ask('GET', modelEndpoints.getModelsConfig.path, {
    bearer: person.access,
  });
  return answer.json['data'] as ModelsConfig;
}
const value = 'ollama:qwen3:8b';

it('a model of this machine is offered, and is never the default', async () => {
  await until(async () => (await config()).aiModels.length > 4);
  const { aiModels, defaultModel, userModelPreference } = await config();
  expect(aiModels.slice(4)).toEqual([
    {
      value,
      label: 'qwen3:8b · Ollama',
      available: true,
      staysHere: true,
      receiver: { id: new URL(program.url).host, name: '本服务这台机器上的 Ollama' },
    },
  ]);
  expect([defaultModel, userModelPreference]).toEqual(['local', 'local']);
});

it('that model answers without a consent', async () => {
  const { access: bearer } = person;
  const id = await product.openSession(person, '头痛');
  const { path } = messageEndpoints.sendMessage;
  const body = { session_id: id, content: '头痛三天', model: value };
  const { status, text } = await product.ask('POST', path, { bearer, body });
  expect([status, text.includes('请您再说说')]).toEqual([200, true]);
  expect(program.requests[0]).toMatchObject({
    path: '/v1/chat/completions',
    body: { model: 'qwen3:8b' },
  });
});

it('an address where nothing answers is a debug line and delays nothing', () => {
  const about = product.events().filter(({ address }) => address === 'http://127.0.0.1:1');
  expect(about).toMatchObject([{ level: 20, msg: 'no local models' }]);
});
