import { expect, it } from 'vitest';
import { nameStatements } from './statement-names.ts';

it('names a statement that comes again, always alike, and each one apart', () => {
  const { nameOf } = nameStatements();
  expect([nameOf('a'), nameOf('a')]).toEqual([undefined, undefined]);
  const name = nameOf('a');
  expect(name).toBeDefined();
  expect(nameOf('a')).toBe(name);
  for (let use = 0; use < 2; use += 1) nameOf('b');
  expect(nameOf('b')).not.toBe(name);
});

it('gives another name to a statement whose plans no longer fit, and to no other', () => {
  const { nameOf, rename } = nameStatements();
  for (let use = 0; use < 3; use += 1) nameOf('a');
  for (let use = 0; use < 3; use += 1) nameOf('b');
  const [a, b] = [nameOf('a'), nameOf('b')];
  rename('a');
  expect([undefined, a, b]).not.toContain(nameOf('a'));
  expect(nameOf('b')).toBe(b);
});

it('names no more than connections can keep, whatever lists come', () => {
  const { nameOf } = nameStatements();
  for (let use = 0; use < 3; use += 1) nameOf('first');
  const names = new Set<string | undefined>();
  for (let length = 0; length < 2_500; length += 1) {
    for (let use = 0; use < 3; use += 1) names.add(nameOf(`in (${'?'.repeat(length)})`));
  }
  names.delete(undefined);
  expect(names.size).toBeLessThan(400);
  expect(nameOf('first')).toBe('s0');
});
