import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseYuan, formatYuan } from './rules.ts';

describe('a sum of money', () => {
  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [1990, '19.90'],
    [100_000, '1000.00'],
  ])('of %i fen is written %s', (fen, text) => {
    expect(formatYuan(fen)).toBe(text);
  });

  it('is parsed as written', () => {
    fc.assert(fc.property(fc.nat(10_000_000), (fen) => parseYuan(formatYuan(fen)) === fen));
    expect(parseYuan('19.9')).toBe(1990);
    expect(parseYuan('19')).toBe(1900);
  });

  it.each(['', '1,0', '-1.00', '1.001', '1e3', ' 1.00', '1.', '0x10', '１.00'])(
    'is refused when invalid: "%s"',
    (text) => {
      expect(parseYuan(text)).toBeNull();
    },
  );
});
