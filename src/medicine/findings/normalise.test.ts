import { expect, it } from 'vitest';

import { foldHerbText } from '../herb-safety/fold-herb-text.ts';
import { normalise } from './normalise.ts';

it.each([
  ['頭疼，發燒', '头痛，发烧', 'common traditional characters'],
  ['齲齒、鼻竇炎', '龋齿、鼻窦炎', 'rare ones'],
  ['肚子脹，漲得慌', '肚子胀，胀得慌', 'one that people write for another'],
  ['沈香著急', '沉香着急', 'those that OpenCC keeps'],
  ['您的ＣＴ，３８度', '你的ct，38度', 'full width, capitals, pronouns'],
])('reads %s as %s: %s', (written, read) => {
  expect(normalise(written)).toBe(read);
});

it('keeps every place in a text', () => {
  const every = Array.from({ length: 0xffff - 0x2e80 }, (_, at) =>
    String.fromCharCode(0x2e80 + at),
  ).join('');
  expect(normalise(every)).toHaveLength(every.length);
});

it('reads names of herbs by the same characters', () => {
  expect(foldHerbText('鱉甲、龍膽、雞內金').text).toBe('鳖甲、龙胆、鸡内金');
});
