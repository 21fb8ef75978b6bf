import { expect, it } from 'vitest';
import { readInterview } from './interview-state.ts';

const rowOf = (...said: string[]): string | undefined =>
  readInterview(
    said.map((content) => ({ role: 'user', content })),
    {},
  ).complaint?.row?.name;

it('takes the breasts of a woman who nurses before a fever', () => {
  expect(rowOf('我老婆乳房胀痛三天了，在喂奶，有点发烧')).toBe('乳房');
  expect(rowOf('堵奶了，右边有硬块，发烧38度')).toBe('乳房');
});

it('leaves another complaint where it is, and a woman who does not nurse', () => {
  expect(rowOf('我在喂奶，嗓子疼两天了')).toBe('咽痛');
  expect(rowOf('感冒发烧两天，乳房胀痛')).toBe('感冒');
});
