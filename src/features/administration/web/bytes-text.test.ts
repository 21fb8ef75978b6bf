import { expect, it } from 'vitest';

import { bytesText } from './bytes-text.ts';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [23_441_000, '23.4 MB'],
  [999_600_000, '1,000 MB'],
  [4_200_000_000_000_000, '4,200 TB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(bytesText(bytes, 'en-US')).toBe(text);
});
