import { expect, it } from 'vitest';
import { boundedCache } from './bounded-cache.ts';
import type { Turn } from './finding.ts';
import { keptByTurns } from './kept-by-turns.ts';

/** What was made anew while `texts` were asked for. */
function made(cache: ReturnType<typeof boundedCache<string>>, texts: readonly string[]): string[] {
  const anew: string[] = [];
  for (const text of texts) {
    cache(text, (read) => {
      anew.push(read);
      return read;
    });
  }
  return anew;
}

it('keeps the whole of the longest conversation, so that a turn reads the new message only', () => {
  const cache = boundedCache<string>(512);
  const said = Array.from({ length: 200 }, (_, n) => `${n}`.padEnd(2_000, '痛'));
  expect(made(cache, said)).toEqual(said);
  expect(made(cache, [...said, '新'])).toEqual(['新']);
});

it('forgets first what was asked for longest ago, by number and by length', () => {
  const few = boundedCache<string>(2);
  made(few, ['甲', '乙', '甲', '丙']);
  expect(made(few, ['甲', '丙', '乙'])).toEqual(['乙']);
  const long = boundedCache<string>(100);
  const whole = ['一', '二', '三'].map((text) => text.repeat(300_000));
  made(long, whole);
  expect(made(long, [whole[2] ?? '', whole[1] ?? ''])).toEqual([]);
  expect(made(long, [whole[0] ?? ''])).toHaveLength(1);
});

it('takes a conversation for the same whatever array holds it, and no longer once it has grown', () => {
  let readings = 0;
  const count = keptByTurns(2, (turns) => {
    readings += 1;
    return turns.length;
  });
  const turns: Turn[] = [{ role: 'user', content: '头痛' }];
  expect([count(turns), count([{ role: 'user', content: '头痛' }]), readings]).toEqual([1, 1, 1]);
  turns.push({ role: 'assistant', content: '多久了？' });
  expect([count(turns), readings]).toEqual([2, 2]);
  expect([count([{ role: 'assistant', content: '头痛' }]), readings]).toEqual([1, 3]);
});
