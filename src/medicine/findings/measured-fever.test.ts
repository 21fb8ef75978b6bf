import { expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';

const feversIn = (content: string): string[] =>
  findFindings([{ role: 'user', content }])
    .filter(({ symptom }) => symptom.endsWith('热'))
    .map(({ polarity, words }) => `${polarity} ${words}`);

it.each([
  ['体温39度5', ['present 39度5']],
  ['孩子39.2，没精神', ['present 39.2']],
  ['没到38度', ['absent 38度']],
  ['体温36度8', []],
  ['水温40度泡脚行不行', []],
  ['夏天四十度的天穿长袖', []],
  ['喝了三两38度的酒，头晕', []],
])('a measured temperature is a fever, and other degrees are none: %s', (content, expected) => {
  expect(feversIn(content)).toEqual(expected);
});

it('is named once where the words name it too', () => {
  expect(feversIn('发烧了，39度5')).toEqual(['present 发烧']);
});
