import { expect, it } from 'vitest';

import { medicineTables } from './medicine-tables.ts';
import { patternTables } from './pattern-tables.ts';
import { sourceTable } from './source-table.ts';
import { compileTables } from './table.ts';

const folder = 'src/medicine/knowledge';
const herbsHeader = 'name\taliases\tformOf\tgrams\tsource';
const right = ['甘草', '\u751f甘草', '', '2-10', 'pharmacopoeia-2020'].join('\t');

function problemsOf(file: string, ...lines: string[]): string[] {
  const texts = [{ file: `${folder}/${file}`, text: `${lines.join('\n')}\n` }];
  if (file !== 'herbs.tsv')
    texts.push({ file: `${folder}/herbs.tsv`, text: `${herbsHeader}\n${right}\n` });
  const { problems } = compileTables([...medicineTables, ...patternTables, sourceTable], texts);
  return problems.map((one) => `${one.file.slice(folder.length + 1)}:${one.line}: ${one.message}`);
}

it('compiles a right row to what is loaded, a row a line', () => {
  const file = { file: `${folder}/herbs.tsv`, text: `${herbsHeader}\n${right}\n` };
  const { files, problems } = compileTables(medicineTables, [file]);
  expect(problems).toEqual([]);
  expect(files.find((one) => one.file === 'src/medicine/compiled/herbs.json')?.text).toBe(
    '[\n{"name":"甘草","aliases":["生甘草"],"grams":[2,10],"sources":["pharmacopoeia-2020"]}\n]\n',
  );
});

it.each([
  [
    'an unknown herb',
    ['formulas.tsv', 'name\therbs\tbook\tsource', '某汤\t甘草 无此药\t伤寒论\ttcm-formulas'],
    'formulas.tsv:2: 某汤: 无此药 is not in herbs',
  ],
  [
    'a row without a source',
    ['herbs.tsv', herbsHeader, '甘草'],
    'herbs.tsv:2: 甘草: source: a row without a source',
  ],
  [
    'an unknown source',
    ['herbs.tsv', herbsHeader, '甘草\t\t\t\tsome-book'],
    'herbs.tsv:2: 甘草: source › 0: no known source',
  ],
  [
    'a formula without a second source',
    ['formulas.tsv', 'name\therbs\tbook\tsource', '某汤\t甘草\t伤寒论'],
    'formulas.tsv:2: 某汤: source: a row without a source',
  ],
  [
    'a formula to warn of without a source',
    ['refused-formulas.tsv', 'name\therbs\tneverOffered\tbook', '某汤\t甘草\t含乌头\t伤寒论'],
    'refused-formulas.tsv:2: 某汤: source: a row without a source',
  ],
  [
    'a source without a title',
    ['sources.tsv', 'id\ttitle\treviewer', 'some-book'],
    'sources.tsv:2: some-book: title: Invalid input: expected string, received undefined',
  ],
  [
    'a row that is there twice',
    ['herbs.tsv', herbsHeader, right, right],
    'herbs.tsv:3: 甘草: 甘草 is in herbs twice',
  ],
  [
    'a word that is listed twice in a row',
    ['formulas.tsv', 'name\therbs\tbook\tsource', '某汤\t甘草 甘草\t伤寒论\ttcm-formulas'],
    'formulas.tsv:2: 某汤: 甘草 is listed twice',
  ],
  [
    'a line too long to review',
    ['herbs.tsv', herbsHeader, `甘草\t${'甘'.repeat(200)}\t\t\tpharmacopoeia-2020`],
    'herbs.tsv:2: 224 characters; at most 200',
  ],
  [
    'a range that is none',
    ['herbs.tsv', herbsHeader, '甘草\t\t\t10g\tpharmacopoeia-2020'],
    'herbs.tsv:2: 甘草: grams: grams are written 3-9',
  ],
  [
    'an unknown column',
    ['herbs.tsv', `${herbsHeader}\ttaste`, `${right}\t甘`],
    'herbs.tsv:2: 甘草: : Unrecognized key: "taste"',
  ],
  [
    'a file named by sequence',
    ['herbs-b.tsv', 'name'],
    'herbs-b.tsv:1: name the file after what it holds',
  ],
])('refuses %s', (_, [file = '', ...lines], message) => {
  expect(problemsOf(file, ...lines)).toEqual([message]);
});
