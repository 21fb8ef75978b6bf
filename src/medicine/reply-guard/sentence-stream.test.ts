import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { costlyRuns } from '#test/full.ts';
import { man } from '#test/medicine/man.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { formulas } from '../knowledge/formulas.ts';
import { herbs } from '../knowledge/herbs.ts';
import { createReplyGuard } from './reply-guard.ts';

describe('the guard of a stream', () => {
  const inPieces = (text: string, sizes: number[], person: Patient): string => {
    const guard = createReplyGuard(person);
    let out = '';
    let at = 0;
    for (const size of sizes) {
      out += guard.push(text.slice(at, at + size));
      at += size;
    }
    return out + guard.push(text.slice(at)) + guard.end();
  };

  it('passes each sentence when it is complete', () => {
    const guard = createReplyGuard(man);
    expect(guard.push('您说得很清楚，')).toBe('');
    expect(guard.push('先多休息。\n')).toBe('您说得很清楚，先多休息。\n');
    expect(guard.push('参考方剂：荆')).toBe('');
    expect(guard.push('防败毒散。\n好')).toBe('参考方剂：荆防败毒散。\n');
    expect(guard.end()).toBe('好');
  });

  it('reads the items of a list together', () => {
    const guard = createReplyGuard(man);
    const text = guard.push('建议：\n- 黄连\n- 用甘草\n- 用海藻\n') + guard.end();
    expect(text).toContain('十八反');
    expect(text).not.toContain('用海藻');
  });

  it('replaces what is forbidden by a visible note', () => {
    const text = inPieces('建议：\n生附子10g，先煎。\n多喝水。', [], man);
    expect(text).not.toContain('生附子');
    expect(text).toContain('此处略去');
    expect(text).toContain('多喝水。');
  });

  it('gives the same text however the stream is cut', () => {
    const part = fc.constantFrom(
      ...herbs.slice(0, 60).map((herb) => herb.name),
      ...formulas.slice(0, 30).map((formula) => formula.name),
      ...'，。\n、1 5 . g 克 附 川 半 可以停 降压药 脉 弦细 您得的是 胃炎 保证 - 多喝水 参考方剂： 不要 或'.split(
        ' ',
      ),
      '\n',
      '15g',
      '10-15 克',
    );
    const people = fc.constantFrom(man, { ...man, sex: '女' as const, pregnant: 'yes' as const });
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 30 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 80 }),
        people,
        (parts, sizes, person) => {
          const text = parts.join('');
          const whole = inPieces(text, [], person);
          expect(inPieces(text, sizes, person)).toBe(whole);
          expect(
            inPieces(
              text,
              Array.from(text, () => 1),
              person,
            ),
          ).toBe(whole);
        },
      ),
      { numRuns: costlyRuns(1000) },
    );
  });

  it('never throws, and keeps text without Chinese characters, or without herbs, as it is', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const kept = inPieces(text, [3, 1, 4], man);
        // A character alone can weigh as a harm: 甭 advises against, 砒 is arsenic.
        if (!/\p{Script=Han}/u.test(text)) expect(kept).toBe(text);
      }),
    );
    const long = '今天好一些，'.repeat(20_000);
    expect(inPieces(long, [], man)).toBe(long);
  });
});
