import { expect, it } from 'vitest';

import { complaintTables } from './complaint-tables.ts';
import { dangerTables } from './danger-tables.ts';
import { historyTables } from './history-tables.ts';
import { compileTables } from './table.ts';

const folder = 'src/medicine/knowledge';
const yaml = (...rows: string[]): string[] => ['source: triage-common', 'rows:', ...rows];

function problemsOf(file: string, lines: readonly string[]): string[] {
  const files = [{ file: `${folder}/${file}`, text: `${lines.join('\n')}\n` }];
  const { problems } = compileTables(
    [...dangerTables, ...complaintTables, ...historyTables],
    files,
  );
  return problems.map((one) => `${one.file.slice(folder.length + 1)}:${one.line}: ${one.message}`);
}

it('takes right rows', () => {
  const sign = [
    `  '#低体温':`,
    '    limits:',
    '      - { measured: temperature, unit: ℃, below: 35 }',
  ];
  expect(problemsOf('number-signs.yaml', yaml(...sign))).toEqual([]);
  const asked = ['  item-sleep:', '    text: 睡得好吗？', '    options:', '      yes: 好'];
  expect(problemsOf('fixed-questions.yaml', yaml(...asked))).toEqual([]);
});

it.each([
  [
    'a question that takes an unknown symptom for granted',
    'questions/sleep.yaml',
    yaml('  kind:', '    rank: 1', '    text: 哪一种？', '    options: {}', '    onlyIf: 无此症'),
    'questions/sleep.yaml:7: kind: 无此症 is not in symptoms',
  ],
  [
    'a limit in another unit',
    'number-signs.yaml',
    yaml(`  '#低体温':`, '    limits:', '      - { measured: temperature, unit: mmHg, below: 35 }'),
    'number-signs.yaml:5: #低体温: limits › 0 › unit: is not counted in this unit',
  ],
  [
    'a limit with two bounds',
    'number-signs.yaml',
    yaml(
      `  '#低体温':`,
      '    limits:',
      '      - { measured: temperature, unit: ℃, below: 35, atMost: 30 }',
    ),
    'number-signs.yaml:5: #低体温: limits › 0: one of atLeast, atMost and below',
  ],
  [
    'a sign without a limit',
    'number-signs.yaml',
    yaml(`  '#低体温': {}`),
    'number-signs.yaml:3: #低体温: : limits or a state',
  ],
  [
    'an answer that is offered twice',
    'fixed-questions.yaml',
    yaml(
      '  item-sleep:',
      '    text: 睡得好吗？',
      '    options:',
      '      yes: 好',
      '      well: 好',
    ),
    'fixed-questions.yaml:5: item-sleep: 好 is listed twice',
  ],
  [
    'an item asked about by no question',
    'history-items.tsv',
    ['id\tname\tquestions\tsource', 'sleep\t睡眠\titem-sleep\tten-questions'],
    'history-items.tsv:2: sleep: item-sleep is not in questions or item-questions or fixed-questions',
  ],
  [
    'a topic of a group that no symptom has',
    'history-topics.tsv',
    [
      'id\titem\tlabel\tgroups\tasked\tsource',
      'sleep\tsleep\t睡眠\t梦\tquestion.sleep\tcolloquial',
    ],
    'history-topics.tsv:2: sleep: groups › 0: Invalid option: expected one of "寒热"',
  ],
  [
    'a short answer that means nothing known',
    'short-answers.tsv',
    ['word\tsymptoms\tsource', '累\t乏力\tcolloquial'],
    'short-answers.tsv:2: 累: 乏力 is not in symptoms',
  ],
  [
    'a short answer without a source',
    'short-answers.tsv',
    ['word\tsymptoms', '累\t乏力'],
    'short-answers.tsv:2: 累: source: a row without a source',
  ],
])('refuses %s', (_, file, lines, message) => {
  expect(problemsOf(file, lines)).toEqual([expect.stringContaining(message)]);
});
