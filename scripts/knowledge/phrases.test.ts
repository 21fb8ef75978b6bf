import { expect, it } from 'vitest';

import { alarmScriptTables } from './alarm-script-tables.ts';
import { complaintTables } from './complaint-tables.ts';
import { dangerTables } from './danger-tables.ts';
import { symptomTables } from './symptom-tables.ts';
import { compileTables } from './table.ts';

const folder = 'src/medicine/knowledge';
const words = (topic: string, ...rows: string[]) => ({
  file: `${folder}/danger-words/${topic}.yaml`,
  text: ['source: colloquial', 'rows:', ...rows, ''].join('\n'),
});
const symptoms = (...rows: string[]) => ({
  file: `${folder}/symptoms/head-body.yaml`,
  text: [
    'group: 头身',
    'rank: 1',
    'source: colloquial',
    'parts:',
    '  head: 头 脑袋',
    'rows:',
    ...rows,
    '',
  ].join('\n'),
});
const pregnantSign = {
  file: `${folder}/number-signs.yaml`,
  text: ['source: triage-common', 'rows:', "  '#孕周':", '    state: weeksPregnant', ''].join('\n'),
};
const group = (sign: string) => ({
  file: `${folder}/red-flags/heart.yaml`,
  text: [
    'rank: 1',
    'source: triage-common',
    'rows:',
    '  acs:',
    '    title: 心',
    '    level: emergency',
    '    rules:',
    '      - within: near',
    '        all:',
    `          - ${sign}`,
  ].join('\n'),
});

/** The texts after an alarm of the group. */
const script = {
  file: `${folder}/alarm-scripts/heart.yaml`,
  text: [
    'source: triage-common',
    'rows:',
    '  acs:',
    ...['waiting', 'avoid', 'way', 'tell'].map((part) => `    ${part}: [Sit.]`),
  ].join('\n'),
};

function problemsOf(...files: { file: string; text: string }[]): string[] {
  const hasGroup = files.some(({ file }) => file.includes('/red-flags/'));
  const { problems } = compileTables(
    [...symptomTables, ...dangerTables, ...alarmScriptTables, ...complaintTables],
    hasGroup ? [...files, script] : files,
  );
  return problems.map((one) => `${one.file.slice(folder.length + 1)}:${one.line}: ${one.message}`);
}

it('writes out the parts of a form, and joins what was broken to fit the line', () => {
  const file = symptoms('  头痛:', '    forms:', "      - '{head}(痛| 疼)'");
  const { files, problems } = compileTables(symptomTables, [file]);
  expect(problems).toEqual([]);
  expect(files[0]?.text).toBe(
    '[\n{"name":"头痛","group":"头身","forms":["头痛","(头|脑袋)(痛|疼)"],"sources":["colloquial"]}\n]\n',
  );
});

it('accepts a longer phrase and a phrase of two topics that are declared', () => {
  const first = words('heart', '  胸:', '    keepsLonger: true', '    forms: [胸, 胸口]');
  const second = words('breath', '  闷:', '    shares: 胸', '    forms: [胸口]');
  expect(problemsOf(first, second)).toEqual([]);
  expect(problemsOf(group("'#孕周 胸'"), first, pregnantSign)).toEqual([]);
});

it.each([
  [
    'a phrase that is listed twice in its row',
    [words('heart', '  胸:', '    forms:', '      - 胸口', '      - 胸口')],
    'danger-words/heart.yaml:6: 胸: 胸口 is listed twice',
  ],
  [
    'a phrase beside a shorter one that it holds',
    [words('heart', '  胸:', '    forms:', '      - 胸', '      - 胸口')],
    'danger-words/heart.yaml:6: 胸: 胸口 is never needed beside 胸 (keepsLonger: true keeps it)',
  ],
  [
    'a phrase of two topics',
    [
      words('breath', '  闷:', '    forms:', '      - 胸口'),
      words('heart', '  胸:', '    forms:', '      - 胸口'),
    ],
    `danger-words/heart.yaml:5: 胸: 胸口 is in 闷 of ${folder}/danger-words/breath.yaml too (name it in shares)`,
  ],
  [
    'a number sign that no row has',
    [group("'#孕周'")],
    'red-flags/heart.yaml:9: acs: #孕周 is not in number-signs',
  ],
  [
    'a sign that no row has',
    [group('背')],
    'red-flags/heart.yaml:9: acs: 背 is not in danger-words',
  ],
  [
    'a general symptom that no row has',
    [symptoms('  头痛:', '    broader: 痛')],
    'symptoms/head-body.yaml:8: 头痛: 痛 is not in symptoms',
  ],
  [
    'a part that the file does not have',
    [symptoms('  头痛:', '    forms:', "      - '{belly}痛'")],
    'symptoms/head-body.yaml:9: 头痛: forms › 0: there is no part {belly}',
  ],
  [
    'a row that is there twice',
    [words('heart', '  胸:', '    forms: [胸口]', '  胸:', '    forms: [胸前]')],
    'danger-words/heart.yaml:5: Map keys must be unique at line 5, column 3:',
  ],
  [
    'a row without a source',
    [{ file: `${folder}/danger-words/heart.yaml`, text: 'rows:\n  胸:\n    forms: [胸口]\n' }],
    'danger-words/heart.yaml:2: 胸: source: a row without a source',
  ],
  [
    'a question with an answer that means no symptom',
    [
      {
        file: `${folder}/questions/common.yaml`,
        text: 'source: ten-questions\nrows:\n  pain:\n    rank: 1\n    text: 痛吗？\n    options:\n      痛:\n        present: 痛\n',
      },
    ],
    'questions/common.yaml:7: pain: 痛 is not in symptoms',
  ],
])('refuses %s', (_, files, message) => {
  expect(problemsOf(...files)).toEqual([message]);
});
