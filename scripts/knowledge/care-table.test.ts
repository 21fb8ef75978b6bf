import { expect, it } from 'vitest';

import { careTables } from './care-table.ts';
import { compileTables } from './table.ts';

const file = 'src/medicine/knowledge/care-advice.yaml';
const old = ['  old:', '    when: old age', '    text: 早点看'];

function compiled(...lines: string[]) {
  const text = ['source: triage-common', 'rows:', ...lines, ''].join('\n');
  const { files, problems } = compileTables(careTables, [{ file, text }]);
  return {
    text: files[0]?.text,
    faults: problems.map(({ line, message }) => `${line}: ${message}`),
  };
}

it('keeps the sentence and its limit', () => {
  expect(compiled(...old, '    atLeast: 65', '    unit: 岁')).toEqual({
    text: '[\n{"id":"old","text":"早点看","atLeast":65}\n]\n',
    faults: [],
  });
});

it.each([
  ['a limit without a unit', ['    atLeast: 65'], 'a limit needs a unit, and a unit a limit'],
  ['two limits', ['    atLeast: 65', '    below: 80', '    unit: 岁'], 'one limit'],
  ['a unit without a limit', ['    unit: 岁'], 'a limit needs a unit, and a unit a limit'],
  ['an unknown source', ['    source: some-book'], 'no known source'],
])('refuses %s', (_, lines, message) => {
  expect(compiled(...old, ...lines).faults).toEqual([expect.stringContaining(message)]);
});
