import { describe, expect, it } from 'vitest';

import type { Mask } from '#features/masking/contract.ts';
import { reviewPieces } from './review-pieces.ts';

const mask = (kind: Mask['kind'], start: number, end: number): Mask => ({
  kind,
  start,
  end,
  replacement: '[已隐去]',
});
const drawn = (...asked: Parameters<typeof reviewPieces>) =>
  reviewPieces(...asked).map(({ words, mark }) =>
    mark ? `${mark.isApplied ? '■' : '□'}${words}` : words,
  );

describe('a submitted text', () => {
  it('is split at masks and at what the rules would still mask', () => {
    const pieces = drawn('我叫某某，电话12345678', [mask('name', 2, 4)], [mask('phone', 7, 15)]);
    expect(pieces).toEqual(['我叫', '■某某', '，电话', '□12345678']);
  });

  it('counts an emoji as one character, as the server does', () => {
    expect(drawn('😀😀某某好', [mask('name', 2, 4)], [])).toEqual(['😀😀', '■某某', '好']);
  });

  it('shows masks as masked, whatever the rules find there', () => {
    expect(drawn('某某你好', [mask('name', 0, 2)], [mask('name', 1, 3)])).toEqual([
      '■某某',
      '你好',
    ]);
  });

  it('stays whole without masks', () => {
    expect(drawn('没有什么', [], [])).toEqual(['没有什么']);
    expect(drawn('', [], [])).toEqual([]);
  });
});
