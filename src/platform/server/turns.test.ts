import { expect, it } from 'vitest';
import { takeTurns } from './turns.ts';

it('runs so much at once and no more, the rest in its order, also behind what failed', async () => {
  const inTurn = takeTurns(2);
  const begun: number[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const done = gates.map(({ promise }, number) =>
    inTurn(() => {
      begun.push(number);
      return promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  gates[1]?.reject(new Error('failed'));
  await expect(done[1]).rejects.toThrow('failed');
  expect(begun).toEqual([0, 1, 2]);
  gates[0]?.resolve(0);
  expect(await done[0]).toBe(0);
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const { resolve } of gates) resolve(9);
  expect(await Promise.all([done[2], done[3]])).toEqual([9, 9]);
  expect(await inTurn(() => Promise.resolve('again'))).toBe('again');
});
