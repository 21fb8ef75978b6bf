import { expect, it } from 'vitest';

import { alarmQuestions } from '#medicine/knowledge/alarm-script-row.ts';
import { alarmScriptTables } from './alarm-script-tables.ts';
import { alarmLevels, dangerTables } from './danger-tables.ts';
import { compileTables } from './table.ts';

const folder = 'src/medicine/knowledge';
const head = ['source: triage-common', 'reviewer:', 'rows:'];
const flag = (id: string): string[] => [
  `  ${id}:`,
  '    rank: 1',
  `    title: ${id}`,
  '    level: emergency',
  '    rules:',
  '      - within: near',
  '        all:',
  '          - pain',
];
const script = ['  heart:', ...['waiting', 'avoid', 'way', 'tell'].flatMap(part)];
function part(name: string): string[] {
  return [`    ${name}:`, `      - Sentence on ${name}.`];
}
const answers = alarmQuestions.flatMap((question) =>
  alarmLevels.flatMap((level) => [`  ${question}.${level}:`, `    text: On ${question}.`]),
);

function faultsOf({
  flags = flag('heart'),
  scripts = script,
  shared = answers,
}: {
  flags?: string[];
  scripts?: string[];
  shared?: string[];
}): string[] {
  const files = [
    { file: `${folder}/red-flags/heart.yaml`, lines: flags },
    { file: `${folder}/danger-words/heart.yaml`, lines: ['  pain:', '    forms: [pain]'] },
    { file: `${folder}/alarm-scripts/heart.yaml`, lines: scripts },
    { file: `${folder}/alarm-answers.yaml`, lines: shared },
  ].map(({ file, lines }) => ({ file, text: [...head, ...lines, ''].join('\n') }));
  const { problems } = compileTables([...dangerTables, ...alarmScriptTables], files);
  return problems.map(({ message }) => message);
}

it('takes a script for each group of danger signs and an answer at every level', () => {
  expect(faultsOf({})).toEqual([]);
});

it.each([
  [
    'a group without a script',
    { flags: [...flag('heart'), ...flag('brain')] },
    'brain is not in alarm-scripts',
  ],
  [
    'a script of no group',
    { scripts: ['  lung:', ...script.slice(1)] },
    'lung is not in red-flags',
  ],
  ['a question without an answer', { shared: answers.slice(2) }, 'no answer drive.emergency'],
  [
    'an answer to no question',
    { shared: [...answers, '  swim.emergency:', '    text: No.'] },
    'no such question',
  ],
  [
    'an answer that is not there',
    { scripts: [...script, '    answers:', '      drive: drive.never'] },
    'drive.never is not in alarm-answers',
  ],
  [
    'an answer to another question',
    { scripts: [...script, '    answers:', '      drive: food.emergency'] },
    'food.emergency answers another question',
  ],
  ['a dose', { scripts: [...script, '    answers:', '      medicine: 嚼两片。'] }, 'names no dose'],
  ['a dose in grams', { shared: [...answers.slice(0, -1), '    text: 喝 5 g。'] }, 'names no dose'],
  [
    'what nothing fills in',
    { scripts: [...script.slice(0, -1), '      - Call {doctor}.'] },
    'nothing fills in {doctor}',
  ],
  [
    'a script that does not say what to avoid',
    { scripts: script.filter((line) => !line.includes('avoid')) },
    'avoid',
  ],
])('refuses %s', (_, given, message) => {
  expect(faultsOf(given)).toContainEqual(expect.stringContaining(message));
});
