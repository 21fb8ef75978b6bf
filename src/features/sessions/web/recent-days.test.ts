import { expect, it } from 'vitest';

import { session } from '#test/web/samples.ts';
import { byRecentDay } from './recent-days.ts';

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
const changed = (id: number, atMs: number) =>
  session({ id, updatedAt: new Date(atMs).toISOString() });

it('puts conversations under the days of the reader, whatever their hours apart', () => {
  const sessions = [
    changed(1, at(23, 0)),
    changed(2, at(22, 23)),
    changed(3, at(22, 0)),
    changed(4, at(21, 23)),
    changed(5, at(17, 0)),
    changed(6, at(16, 23)),
  ];
  const grouped = byRecentDay(sessions, at(23, 1));
  expect(grouped.map(({ day, sessions: found }) => [day, found.map(({ id }) => id)])).toEqual([
    ['today', [1]],
    ['yesterday', [2, 3]],
    ['week', [4, 5]],
    ['earlier', [6]],
  ]);
});

it('takes a time ahead of the clock of the device for today, and leaves empty days out', () => {
  expect(byRecentDay([changed(1, at(24, 1))], at(23, 1)).map(({ day }) => day)).toEqual(['today']);
  expect(byRecentDay([], at(23, 1))).toEqual([]);
});
