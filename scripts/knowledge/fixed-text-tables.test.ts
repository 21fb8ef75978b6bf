import { expect, it } from 'vitest';

import { fixedTextTables } from './fixed-text-tables.ts';
import { compileTables } from './table.ts';

const file = 'src/medicine/knowledge/crisis-texts.yaml';
const row = ['  now:', '    when: the danger is there now', "    text: 'Call {emergency}.'"];

function compiled(...lines: string[]) {
  const text = ['source: crisis-common', 'reviewer:', 'rows:', ...lines, ''].join('\n');
  const { files, problems } = compileTables(fixedTextTables, [{ file, text }]);
  return {
    text: files.find((one) => one.file.endsWith('/crisis-texts.json'))?.text,
    faults: problems.map(({ line, message }) => `${line}: ${message}`),
  };
}

it('compiles texts by their ids', () => {
  const lines = ['  heard:', '    when: first', '    lines:', '      - One.', '      - Two.'];
  const { text = '', faults } = compiled(...row, ...lines);
  expect(faults).toEqual([]);
  expect(JSON.parse(text)).toEqual({ now: 'Call {emergency}.', heard: ['One.', 'Two.'] });
});

it.each([
  ['what the code does not fill in', ['    text: Call {doctor}.'], 'nothing fills in {doctor}'],
  ['a row without words', [], 'now: : a text or lines'],
  ['a text beside lines', ['    text: One.', '    lines:', '      - Two.'], 'a text or lines'],
  [
    'a line that is listed twice',
    ['    lines:', '      - One.', '      - One.'],
    'is listed twice',
  ],
  ['an unknown source', ['    text: One.', '    source: hearsay'], 'no known source'],
  ['an unknown field', ['    text: One.', '    tone: soft'], 'Unrecognized key'],
])('refuses %s', (_, lines, message) => {
  const { faults } = compiled(...row.slice(0, 2), ...lines);
  expect(faults).toEqual([expect.stringContaining(message)]);
});

it('refuses a row that does not say when it is said', () => {
  expect(compiled('  now:', '    text: One.').faults).toEqual([expect.stringContaining('when')]);
});
