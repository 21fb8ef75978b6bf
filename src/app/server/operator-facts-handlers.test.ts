import { afterEach, expect, it } from 'vitest';
import type { ClientConfig } from '#platform/contract/client-config.ts';
import type { OperatorFacts } from '#platform/contract/operator-facts.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';

let product: ProductHarness | null = null;
afterEach(async () => {
  await product?.close();
  product = null;
});

async function factsOf(environment: Record<string, string>, language = 'zh-CN') {
  product = await startTestProduct({ environment });
  const headers = { 'accept-language': language };
  const read = async <T>(path: string) =>
    (await product?.ask('GET', path, { headers }))?.json['data'] as T;
  return {
    facts: await read<OperatorFacts>('/api/about/'),
    config: await read<ClientConfig>('/api/client-config/'),
  };
}

it('returns nothing that the operator did not configure', async () => {
  const { facts, config } = await factsOf({});
  expect(facts).toEqual({
    providerName: null,
    contact: null,
    answerDays: 15,
    icpNumber: null,
    policeNumber: null,
    algorithmNumber: null,
    version: '0.0.0',
    models: [{ label: '内置问诊', receiver: null, filingNumber: null }],
  });
  expect([config.providerName, config.icpNumber]).toEqual([null, null]);
});

it('returns the operator, the filing numbers and the available models with theirs', async () => {
  const entry = {
    value: 'qwen',
    label: '本机模型',
    provider: '本机服务',
    baseUrl: 'http://localhost:11434/v1',
    model: 'qwen3:8b',
    filingNumber: 'Model-2',
  };
  const { facts, config } = await factsOf({
    PROVIDER_NAME: '示例公司',
    CONTACT: 'help@example.org',
    ANSWER_DAYS: '10',
    ICP_NUMBER: '京ICP备00000000号',
    POLICE_NUMBER: '京公网安备00000000000000号',
    ALGORITHM_NUMBER: 'Algorithm-1',
    DEEPSEEK_FILING_NUMBER: 'not-configured',
    MODELS: JSON.stringify([entry]),
  });
  expect(facts).toMatchObject({
    providerName: '示例公司',
    contact: 'help@example.org',
    answerDays: 10,
    icpNumber: '京ICP备00000000号',
    policeNumber: '京公网安备00000000000000号',
    algorithmNumber: 'Algorithm-1',
  });
  expect(facts.models.slice(1)).toEqual([
    { label: '本机模型', receiver: '本机服务', filingNumber: 'Model-2' },
  ]);
  expect([config.providerName, config.icpNumber]).toEqual(['示例公司', '京ICP备00000000号']);
});
