import { expect, it } from 'vitest';

import { chineseVoiceOf } from './chinese-voice.ts';

const voice = (lang: string, localService = true) => ({ lang, localService });

it.each([
  ['the voice of the mainland first', ['en-US', 'zh-TW', 'zh-CN'], 'zh-CN'],
  ['as Android writes it', ['en_US', 'zh_CN'], 'zh_CN'],
  ['as Apple writes it', ['cmn-Hans-CN'], 'cmn-Hans-CN'],
  ['one without a region', ['zh-TW', 'zh'], 'zh'],
  ['one of Taiwan where there is no other', ['ja-JP', 'zh-TW'], 'zh-TW'],
  ['no Cantonese', ['zh-HK', 'yue-HK'], undefined],
  ['none of another language', ['en-US', 'ja-JP'], undefined],
])('chooses %s', (_, languages, chosen) => {
  expect(chineseVoiceOf(languages.map((lang) => voice(lang)))?.lang).toBe(chosen);
});

it('chooses no voice of a service, which would get the words', () => {
  expect(chineseVoiceOf([voice('zh-CN', false)])).toBeNull();
  expect(chineseVoiceOf([voice('zh-CN', false), voice('zh-TW')])?.lang).toBe('zh-TW');
});
