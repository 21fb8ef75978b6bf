import { expect, it } from 'vitest';
import { baseUrlProblem } from '#features/models/server/base-url.ts';
import { transcriptionServer } from './transcription-settings.ts';

const own = { baseUrl: 'http://localhost:9000/v1', model: 'whisper-1' };
const read = (entry: object, variables: Record<string, string> = {}) =>
  transcriptionServer(JSON.stringify(entry), variables, baseUrlProblem);

it('is none where the variable is not set', () => {
  expect(transcriptionServer(undefined, {}, baseUrlProblem)).toBeNull();
});

it('is named by its provider, else by its host, and takes its key from another variable', () => {
  expect(read(own)).toEqual({ ...own, receiver: 'localhost', apiKey: undefined });
  const named = { ...own, provider: '听写', apiKeyEnv: 'KEY' };
  expect(read(named, { KEY: 'k' })).toMatchObject({ receiver: '听写', apiKey: 'k' });
});

it.each([
  ['{', 'not valid JSON'],
  ['[]', 'TRANSCRIPTION'],
  [JSON.stringify({ ...own, baseUrl: 'http://example.org' }), 'use https://'],
  [JSON.stringify({ ...own, baseUrl: 'https://169.254.169.254/' }), 'refused'],
  [JSON.stringify({ ...own, model: '' }), 'TRANSCRIPTION[model]'],
  [JSON.stringify({ ...own, url: 'x' }), 'TRANSCRIPTION'],
  [JSON.stringify({ ...own, apiKeyEnv: 'GONE' }), 'GONE, which is not set'],
])('%s stops the start and says why, without a key', (source, why) => {
  const withKey = source.replace('"model"', '"apiKey":"sk-secret","model"');
  const start = () => transcriptionServer(withKey, {}, baseUrlProblem);
  expect(start).toThrow(why);
  expect(start).not.toThrow('sk-secret');
});
