import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modelEndpoints } from '#features/models/contract.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';
import { startTranscriptionServer, type TranscriptionServer } from '#test/transcription-server.ts';
import { voiceEndpoints } from '../contract.ts';
import { audioBytesMax } from '../rules.ts';
import { voiceConsentVersion } from '../voice-consent.ts';

let server: TranscriptionServer;
let product: ProductHarness;
let person: TestAccount;
let people = 0;

beforeAll(async () => {
  server = await startTranscriptionServer();
  const transcription = {
    baseUrl: server.url,
    model: 'whisper',
    provider: '听写服务',
    apiKeyEnv: 'KEY',
  };
  product = await startTestProduct({
    environment: { TRANSCRIPTION: JSON.stringify(transcription), KEY: 'sk-voice' },
  });
});
afterAll(async () => {
  await product.close();
  await server.stop();
});
beforeEach(async () => {
  people += 1;
  person = await product.signUp(`speaker${people}`);
  server.recordings.length = 0;
});

const speech = Buffer.from('a recording of 左膝疼');
const sample = { type: 'audio/webm', audio: speech.toString('base64') };
const transcribe = (body: unknown = sample) =>
  product.ask('POST', voiceEndpoints.transcribeSpeech.path, { bearer: person.access, body });
const consent = (version = voiceConsentVersion) =>
  product.ask('PUT', voiceEndpoints.giveVoiceConsent.path, {
    bearer: person.access,
    body: { version },
  });
const voiceInput = async () =>
  (await product.ask('GET', voiceEndpoints.getVoiceInput.path, { bearer: person.access })).json[
    'data'
  ];
const receiver = { id: '听写服务', name: '听写服务' };

describe('a recording', () => {
  it('is sent nowhere before the person has consented to its receiver', async () => {
    expect(await voiceInput()).toEqual({ receiver, hasConsent: false });
    const { status, json } = await transcribe();
    expect([status, json['code'], json['error']]).toEqual([
      400,
      'model_unavailable',
      '使用语音输入，需要您先同意把录音发送给听写服务',
    ]);
    expect(server.recordings).toEqual([]);
  });

  it('becomes text', async () => {
    expect((await consent()).json['data']).toEqual({ receiver, hasConsent: true });
    server.hear(' 左膝盖疼了三天。 ');
    const { status, json } = await transcribe();
    expect([status, json['data']]).toEqual([200, { text: '左膝盖疼了三天。' }]);
    expect(server.recordings).toMatchObject([
      {
        path: '/v1/audio/transcriptions',
        authorization: 'Bearer sk-voice',
        fields: { model: 'whisper', language: 'zh', response_format: 'json' },
        file: { name: 'speech.webm', type: 'audio/webm' },
      },
    ]);
    expect(Buffer.from(server.recordings[0]?.file.bytes ?? []).equals(speech)).toBe(true);
  });

  it('is sent nowhere after the consent was withdrawn, which leaves models alone', async () => {
    await consent();
    const withdrawn = await product.ask('POST', modelEndpoints.withdrawModelConsent.path, {
      bearer: person.access,
      body: { receiver: 'voice:听写服务' },
    });
    expect(withdrawn.status).toBe(200);
    expect((await transcribe()).status).toBe(400);
    expect(server.recordings).toEqual([]);
  });

  it('leaves neither sound nor words behind', async () => {
    await consent();
    const before = await product.rowCounts();
    server.hear('左膝盖疼');
    await transcribe();
    expect(await product.rowCounts()).toEqual(before);
    const log = product.lines.join('\n');
    expect(log).not.toContain('左膝');
    expect(log).not.toContain(sample.audio);
  });

  it('becomes at most a message', async () => {
    await consent();
    server.hear('疼'.repeat(3_000));
    const { json } = await transcribe();
    expect((json['data'] as { text: string }).text).toHaveLength(2_000);
  });
});

describe('a recording that cannot be taken', () => {
  it.each([
    ['of another type', { ...sample, type: 'video/mp4' }, 400],
    ['without sound', { ...sample, audio: '' }, 400],
    ['that is no base64', { ...sample, audio: '左膝' }, 400],
    [
      'that is too long',
      { ...sample, audio: Buffer.alloc(audioBytesMax + 3).toString('base64') },
      400,
    ],
    ['that is far too long', { ...sample, audio: 'A'.repeat(2_000_000) }, 413],
  ])('%s is refused in Chinese and sent nowhere', async (_, body, refused) => {
    await consent();
    const { status, json } = await transcribe(body);
    expect([status, json['error']]).toEqual([refused, expect.stringMatching(/[\u4e00-\u9fff]/)]);
    expect(server.recordings).toEqual([]);
  });

  it('is not consented to by an old text', async () => {
    expect((await consent('0.9.0')).status).toBe(409);
  });
});

describe('a transcription server that fails', () => {
  it.each([
    ['refuses', { status: 401, body: '{"error":{"message":"key sk-voice"}}' }],
    ['breaks', { status: 500, body: 'no' }],
    ['leads elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }],
    ['answers something else', { body: '<html>' }],
    ['answers no text', { body: '{"words":[]}' }],
    ['answers too much', { body: JSON.stringify({ text: 'x'.repeat(70_000) }) }],
  ])('because it %s shows only what to do', async (_, answer) => {
    await consent();
    server.answer(answer);
    const { status, json } = await transcribe();
    expect([status, json['code'], json['error']]).toEqual([
      503,
      'unavailable',
      '语音没有转成文字，请再试一次，或直接输入',
    ]);
  });
});
