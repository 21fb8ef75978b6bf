import { expect, it } from 'vitest';

import { foodTables } from './food-tables.ts';
import { medicineTables } from './medicine-tables.ts';
import { compileTables } from './table.ts';

const folder = 'src/medicine/knowledge';
const herbs = 'name\tsource\n大枣\tpharmacopoeia-2020\n党参\tpharmacopoeia-2020';
const header = 'name\taliases\tnotIn\therb\tguard\tsource';
const jujube = ['红枣', '', '', '大枣', 'kitchen', 'food-and-medicine-2002'];
const salt = ['盐', '食盐', '', '', 'kitchen', 'colloquial'];

function compiled(...rows: (readonly string[])[]) {
  const lines = rows.map((cells) => cells.join('\t'));
  return compileTables(
    [...medicineTables, ...foodTables],
    [
      { file: `${folder}/herbs.tsv`, text: `${herbs}\n` },
      { file: `${folder}/foods.tsv`, text: `${[header, ...lines].join('\n')}\n` },
    ],
  );
}

const changed = (row: readonly string[], cell: number, text: string): string[] =>
  row.toSpliced(cell, 1, text);

it('compiles right rows', () => {
  const { files, problems } = compiled(jujube, salt);
  expect(problems).toEqual([]);
  expect(files.find(({ file }) => file.endsWith('/foods.json'))?.text).toBe(
    '[\n{"name":"红枣","herb":"大枣","guard":"kitchen","source":"food-and-medicine-2002"},\n' +
      '{"name":"盐","aliases":["食盐"],"guard":"kitchen","source":"colloquial"}\n]\n',
  );
});

it.each([
  ['an unknown herb', [changed(jujube, 3, '无此药')], '2: 红枣: 无此药 is not in herbs'],
  ['no source', [changed(salt, 5, '')], '2: 盐: source: a row without a source'],
  ['an unknown guard', [changed(salt, 4, 'yes')], '2: 盐: guard: guard is kitchen, food or empty'],
  [
    'names of a herb outside herbs.tsv',
    [changed(jujube, 1, '枣子')],
    '2: 红枣: other names of a herb belong to herbs.tsv',
  ],
  [
    'food to the guard that is no herb',
    [changed(salt, 4, 'food')],
    '2: 盐: what is no herb is kitchen food or no food',
  ],
  [
    'an exception that can never count',
    [changed(salt, 2, '盐酸')],
    '2: 盐: 盐酸 does not end with the name',
  ],
  ['a row that is there twice', [salt, salt], '3: 盐: 盐 is in foods twice'],
  [
    'a name in two rows, once as another name',
    [salt, ['海盐', '食盐', '', '', 'kitchen', 'colloquial']],
    '3: 海盐: 食盐 is in two rows',
  ],
  [
    'one herb that is food by one name only',
    [jujube, ['大枣', '', '', '大枣', '', 'food-and-medicine-2002']],
    '3: 大枣: 红枣 is the same herb and has another guard',
  ],
])('refuses %s', (_, rows, message) => {
  const { problems } = compiled(...rows);
  const messages = problems.map(({ file, line, message: text }) => `${file}:${line}: ${text}`);
  expect(messages).toContain(`${folder}/foods.tsv:${message}`);
});
