import { expect, it } from 'vitest';
import { herbs } from '../knowledge/herbs.ts';
import { cutNames, cutsInNames } from './cut-names.ts';

it('reads each name across one mark, and not across more', () => {
  for (const [first = '', ...rest] of cutNames) {
    expect(cutsInNames(`可用${first}，${rest.join('')}少许`)).toEqual([3]);
    expect(cutsInNames(`可用${first}，、${rest.join('')}少许`)).toEqual([]);
  }
});

it('takes no two neighbours of a list for one name', () => {
  const names = herbs.map(({ name }) => name);
  const met = names.filter(
    (name) => cutsInNames(names.map((next) => `${name}、${next}`).join('\n')).length > 0,
  );
  expect(met).toEqual([]);
});
