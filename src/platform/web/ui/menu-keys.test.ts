import { describe, expect, it } from 'vitest';

import { nextMenuItem } from './menu-keys.ts';

const labels = ['Rename', 'Share', 'Delete'];
const from = (key: string, current: number, disabled: readonly number[] = []): number | null =>
  nextMenuItem(key, current, labels, (index) => disabled.includes(index));

describe('the keys of a menu', () => {
  it('move up and down and wrap around', () => {
    expect(from('ArrowDown', -1)).toBe(0);
    expect(from('ArrowDown', 2)).toBe(0);
    expect(from('ArrowUp', 0)).toBe(2);
    expect(from('ArrowUp', -1)).toBe(2);
  });

  it('move to the ends', () => {
    expect(from('Home', 2)).toBe(0);
    expect(from('End', 0)).toBe(2);
  });

  it('skip disabled items', () => {
    expect(from('ArrowDown', 0, [1])).toBe(2);
    expect(from('End', 0, [2])).toBe(1);
    expect(from('Home', 0, [0, 1, 2])).toBeNull();
  });

  it('find an item by its letter', () => {
    expect(from('d', 0)).toBe(2);
    expect(from('R', 1)).toBe(0);
    expect(from('x', 0)).toBeNull();
    expect(from('Escape', 0)).toBeNull();
  });
});
