import { expect, it } from 'vitest';

import { herbCheckTexts } from './texts.ts';

it('does not repeat an amount that was written in grams', () => {
  const { amount } = herbCheckTexts['zh-CN'];
  expect(amount('15 克', { least: 15, most: 15 }, null)).toBe('分量：15 克。没有收录上限，没有查');
  expect(amount('一两', { least: 30, most: 50 }, 15)).toBe(
    '分量：一两，合 30 至 50 克。常用的每日上限 15 克',
  );
});
