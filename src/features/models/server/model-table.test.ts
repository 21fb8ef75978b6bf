import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collect, textOf } from '#test/model-server-pieces.ts';
import { textReply } from '#test/model-server-replies.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { chooseModel, defaultModel } from '../model-choice.ts';
import type { LanguageModel } from '../language-model.ts';
import { modelLimits } from './model-limits.ts';
import { modelSettings } from './model-settings.ts';
import { createModelTable } from './model-table.ts';
import { modelsConfig } from './models-config-view.ts';

const local: LanguageModel = async function* () {
  yield { type: 'text', text: '内置' };
};

function table(variables: Record<string, string> = {}) {
  return createModelTable(modelSettings.parse(variables), variables, local);
}

function config(variables: Record<string, string> = {}, preference: string | null = null) {
  return modelsConfig(table(variables), preference, 'zh-CN');
}

const own = { value: 'qwen', label: '千问', baseUrl: 'http://ollama:11434/v1', model: 'qwen3:8b' };

describe('models/config', () => {
  it('lists the engine and the three models, with the reason when one is not available', () => {
    const absent = {
      available: false,
      reason: '这个模型还没有配好，请先换个模型',
      reasonCode: 'not_configured',
    };
    const ark = { id: 'volcengine', name: '火山引擎（北京火山引擎科技有限公司）' };
    const deepSeek = {
      id: 'deepseek',
      name: '深度求索（杭州深度求索人工智能基础技术研究有限公司）',
    };
    expect(config()).toEqual({
      aiModels: [
        { value: 'local', label: '内置问诊', available: true },
        { value: 'ark', label: '豆包', ...absent, receiver: ark },
        { value: 'arkseedthink', label: '豆包推理', ...absent, receiver: ark },
        { value: 'deepseekr1', label: 'DeepSeek 推理', ...absent, receiver: deepSeek },
      ],
      userModelPreference: 'local',
      defaultModel: 'local',
    });
  });

  it('is in English on request', () => {
    const { aiModels } = modelsConfig(table(), null, 'en-US');
    expect(aiModels[1]).toMatchObject({
      label: 'Doubao',
      reason: expect.stringContaining('set up'),
    });
  });

  it.each([
    [{ ARK_API_KEY: 'k' }, 'ark', ['local', 'ark', 'arkseedthink']],
    [{ DEEPSEEK_API_KEY: 'k' }, 'deepseekr1', ['local', 'deepseekr1']],
    [
      { ARK_API_KEY: 'k', DEEPSEEK_API_KEY: 'k' },
      'ark',
      ['local', 'ark', 'arkseedthink', 'deepseekr1'],
    ],
    [{ ARK_API_KEY: '' }, 'local', ['local']],
    [{ MODELS: JSON.stringify([own]) }, 'qwen', ['local', 'qwen']],
  ])('with %o the default is %s', (variables, value, available) => {
    const shown = config(variables);
    expect(shown.defaultModel).toBe(value);
    const names = shown.aiModels.filter((model) => model.available).map((model) => model.value);
    expect(names).toEqual(available);
  });

  it('returns the preference while that model is available, else the default', () => {
    const variables = { ARK_API_KEY: 'k' };
    expect(config(variables, 'local').userModelPreference).toBe('local');
    expect(config(variables, 'deepseekr1').userModelPreference).toBe('ark');
    expect(config(variables, 'gone').userModelPreference).toBe('ark');
  });

  it.each([
    [{ ARK_BASE_URL: 'https://relay.example.org/v3' }, 1, 'relay.example.org'],
    [{ MODELS: JSON.stringify([own]) }, 4, 'ollama'],
    [{ MODELS: JSON.stringify([{ ...own, provider: '本院机房' }]) }, 4, '本院机房'],
    [{ MODELS: JSON.stringify([{ ...own, baseUrl: 'https://api.deepseek.com' }]) }, 4, 'deepseek'],
  ])('with %o names the actual recipient of the conversation', (variables, place, id) => {
    expect(config(variables).aiModels[place]?.receiver?.id).toBe(id);
  });

  it('shows the filing number of a model', () => {
    const { aiModels } = config({ ARK_API_KEY: 'k', ARK_FILING_NUMBER: 'Beijing-1' });
    expect(aiModels[1]?.filingNumber).toBe('Beijing-1');
  });
});

describe('the addresses of local models', () => {
  const addresses = (LOCAL_MODELS?: string) => modelSettings.parse({ LOCAL_MODELS }).LOCAL_MODELS;

  it('are the usual ones, none, or the operator’s', () => {
    expect(addresses()).toEqual(['http://127.0.0.1:11434', 'http://127.0.0.1:1234']);
    expect(addresses('on')).toEqual(addresses());
    expect(addresses('off')).toEqual([]);
    expect(addresses('http://localhost:8080/, http://[::1]:9')).toEqual([
      'http://localhost:8080',
      'http://[::1]:9',
    ]);
  });

  it.each([
    'http://192.168.1.2:11434',
    'https://localhost:1',
    'http://localhost:1/v1',
    'http://a@localhost:1',
    'http://localhost.example.org:1',
    'yes',
  ])('are on this machine, which %s is not', (text) => {
    expect(() => addresses(text)).toThrow();
  });
});

describe('the model of a send', () => {
  const models = table({ ARK_API_KEY: 'k' });

  it('is the requested one', () => {
    expect(chooseModel(models, 'local', 'ark').value).toBe('local');
  });

  it.each([undefined, null, ''])('is the preference if none is requested (%s)', (requested) => {
    expect(chooseModel(models, requested, 'local').value).toBe('local');
  });

  it.each([null, 'deepseekr1', 'gone'])(
    'is the default where the preference is %s',
    (preference) => {
      expect(chooseModel(models, undefined, preference).value).toBe('ark');
    },
  );

  it.each(['deepseekr1', 'gone', 'ARK', '__proto__'])('cannot be %s', (requested) => {
    expect(() => chooseModel(models, requested, null)).toThrow(
      expect.objectContaining({ name: 'AppError', code: 'model_unavailable', status: 400 }),
    );
  });
});

describe('further models from the configuration', () => {
  let server: ModelServer;
  let folder: string;
  beforeEach(async () => {
    server = await startModelServer();
    folder = temporaryFolder();
  });
  afterEach(() => server.stop());

  it('can be in a file, and use the key from a variable', async () => {
    const entry = { ...own, baseUrl: server.url, apiKeyEnv: 'QWEN_KEY', options: { top_p: 0.8 } };
    const path = join(folder, 'models.json');
    await writeFile(path, JSON.stringify([entry]));
    const model = defaultModel(table({ MODELS: path, QWEN_KEY: 'sk-1' }));
    const turns = [{ role: 'user', content: '您好' }] as const;
    const pieces = await collect(model.reply({ turns }, new AbortController().signal));
    expect(textOf(pieces)).toBe('好的，请您再说说。');
    expect(server.requests[0]).toMatchObject({
      headers: { authorization: 'Bearer sk-1' },
      body: { model: 'qwen3:8b', top_p: 0.8 },
    });
  });

  it('are not available while the variable with their key is unset', () => {
    const variables = { MODELS: JSON.stringify([{ ...own, apiKeyEnv: 'QWEN_KEY' }]) };
    expect(config(variables).aiModels.at(-1)).toMatchObject({ value: 'qwen', available: false });
  });

  it('can replace a listed one', () => {
    const variables = { MODELS: JSON.stringify([{ ...own, value: 'ark' }]) };
    const shown = config(variables);
    expect(shown.defaultModel).toBe('ark');
    expect(shown.aiModels).toHaveLength(4);
    expect(shown.aiModels[1]).toEqual({
      value: 'ark',
      label: '千问',
      available: true,
      receiver: { id: 'ollama', name: 'ollama' },
    });
  });

  it('wait for the headers of a private server as long as for its first piece', async () => {
    server.script({ ...textReply(['好的']), beforeHeaders: [{ waitMs: 100 }] });
    const variables = { MODELS: JSON.stringify([{ ...own, baseUrl: server.url }]) };
    const limits = { ...modelLimits, headersTimeoutMs: 20, retriesMax: 0 };
    const models = createModelTable(modelSettings.parse(variables), variables, local, limits);
    const reply = defaultModel(models).reply({ turns: [] }, new AbortController().signal);
    expect(textOf(await collect(reply))).toBe('好的');
  });

  it.each([
    ['not json', 'ENOENT'],
    ['[', 'not valid JSON'],
    ['{"apiKey":"sk-secret"}', 'must be a list in square brackets'],
    ['[{"apiKey":"sk-secret"', 'not valid JSON'],
    ['["sk-secret"]', 'MODELS[0] must be an object'],
    [JSON.stringify([{ ...own, baseUrl: 'http://169.254.169.254' }]), 'MODELS[0.baseUrl]'],
    [JSON.stringify([own, { ...own, value: 'x y' }]), 'MODELS[1.value]'],
    [JSON.stringify([own, own]), 'qwen is already a model'],
    [JSON.stringify([{ ...own, value: 'local' }]), 'local is already a model'],
    [JSON.stringify([{ ...own, apikey: 'sk-secret' }]), 'apikey'],
    [JSON.stringify([{ ...own, label: 7, apiKey: 'sk-secret' }]), 'MODELS[0.label]'],
  ])('are refused at the start when they are %s', (MODELS, why) => {
    expect(() => table({ MODELS })).toThrow(why);
    expect(() => table({ MODELS })).not.toThrow('sk-secret');
  });
});

describe('the variables about models', () => {
  it.each(['ARK_BASE_URL', 'DEEPSEEK_BASE_URL'])('refuse an invalid %s', (name) => {
    expect(modelSettings.safeParse({ [name]: 'http://169.254.169.254/' }).success).toBe(false);
  });

  it('refuse no other variable', () => {
    expect(modelSettings.safeParse({ PATH: '/bin' }).success).toBe(true);
  });
});
