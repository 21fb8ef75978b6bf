import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import {
  calibrationMessages,
  calibrationSentences,
  calibrationSets,
} from './calibration-corpus.ts';
import { calibrationTalks } from './calibration-talks.ts';
import { heldOutMessages, heldOutSentences, heldOutSets, heldOutTalks } from './held-out-corpus.ts';
import { trainingMessages } from './message-corpus.ts';
import { modulesOf } from './modules.ts';
import { readSentences, setOf } from './sentences.ts';
import { trainingTalks } from './talk-corpus.ts';
import { talksIn } from './talks.ts';
import { trainingSentences, trainingWriters } from './training-corpus.ts';

const root = join(import.meta.dirname, '..');
const filesIn = (role: string): string[] =>
  readdirSync(join(import.meta.dirname, 'corpus', role)).toSorted();
const named = (names: readonly string[]): string[] =>
  names.map((name) => `${name}.jsonl`).toSorted();

function readLines(lines: string): unknown {
  return readSentences(fileOf(lines));
}

function fileOf(lines: string): URL {
  const file = join(temporaryFolder(), 'a.jsonl');
  writeFileSync(file, lines);
  return pathToFileURL(file);
}

describe('the corpus', () => {
  it('has a reader for every file', () => {
    expect(filesIn('train')).toEqual(named(trainingWriters));
    expect(filesIn('calibrate')).toEqual(named(calibrationSets));
    expect(filesIn('held-out')).toEqual(named(heldOutSets));
  });

  it('teaches nothing of what measures, but for phrases that everybody writes', () => {
    const taught = new Set([...trainingSentences(), ...trainingMessages()].map(({ text }) => text));
    const measuring = [
      ...calibrationSets.flatMap((name) => calibrationSentences(name)),
      ...heldOutSets.flatMap((name) => heldOutSentences(name)),
      ...calibrationMessages(),
      ...heldOutMessages(),
    ];
    const known = measuring.filter(({ text }) => taught.has(text)).map(({ text }) => text);
    expect([...new Set(known)].toSorted()).toEqual(
      [
        '不渴',
        '您好，在吗',
        '嗯嗯',
        '有时候',
        '活够了',
        '怎么判断是不是阑尾炎',
        '不想活了',
        '在吗',
        '拜拜',
        '没有，都正常',
        '三七和田七是一个东西吗',
        '三伏贴几岁能贴',
        '那到底能不能吃羊肉',
      ].toSorted(),
    );
  });

  it('of the training is read by code that does not even name another folder', () => {
    const entries = ['train', 'learn-messages', 'message-corpus', 'talk-corpus'];
    const program = entries
      .flatMap((entry) => modulesOf(`learning/${entry}.ts`, root))
      .filter((path) => path.startsWith('learning/'));
    const others = program.filter((path) =>
      /held-out|\/calibrate/u.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(program.length).toBeGreaterThan(5);
    expect(others).toEqual([]);
  });

  it('of whole messages is by writers of whom each has one role', () => {
    const writersOf = (messages: readonly { writer: string }[]): string[] => [
      ...new Set(messages.map(({ writer }) => writer)),
    ];
    const roles = [
      [...trainingMessages(), ...trainingTalks()],
      [...calibrationMessages(), ...calibrationTalks()],
      [...heldOutMessages(), ...heldOutTalks()],
    ];
    const writers = roles.flatMap(writersOf);
    expect(writers.toSorted()).toEqual([...new Set(writers)].toSorted());
    expect(writersOf(calibrationMessages()).length).toBeGreaterThanOrEqual(2);
    expect(writersOf(heldOutMessages()).length).toBeGreaterThanOrEqual(2);
  });

  it('is counted by group, by level where no group is known', () => {
    const of = (text: string, labels: object) => ({ text, labels, writer: 'a', day: '2026-11-22' });
    const lines = [
      of('甲', { danger: 'body', group: 'acs' }),
      of('乙', { danger: 'body', level: 'urgent' }),
      of('丙', { danger: 'despair' }),
      of('丁', { danger: 'none' }),
    ].map((one) => `${JSON.stringify(one)}\n`);
    expect(setOf(readLines(lines.join('')) as Parameters<typeof setOf>[0])).toEqual({
      positives: { acs: ['甲'], urgent: ['乙'], any: ['丙'] },
      negatives: ['丁'],
    });
  });

  it.each([
    ['a line that is no JSON', '{"text":"甲","labels":{"danger":"none"},"writer":"a"'],
    ['an unknown danger', '{"text":"甲","labels":{"danger":"x"},"writer":"a","day":"2026-11-22"}'],
    ['no day', '{"text":"甲","labels":{"danger":"none"},"writer":"a"}'],
  ])('refuses %s with its file and line', (_, line) => {
    const sound = '{"text":"甲","labels":{"danger":"none"},"writer":"a","day":"2026-11-22"}';
    expect(() => readLines(`${sound}\n${line}\n`)).toThrow(/a\.jsonl:2 is not a sentence/);
  });

  it('has whole conversations of at least ten writers, each with its own name', () => {
    const talks = [...trainingTalks(), ...calibrationTalks(), ...heldOutTalks()];
    expect(new Set(talks.map(({ writer }) => writer)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(talks.map(({ writer, id }) => `${writer} ${id}`)).size).toBe(talks.length);
  });

  it.each([
    ['an unknown question', { answers: { 血型: 'A型' } }],
    [
      'an unknown status of a medicine',
      { truth: { ...trainingTalks()[0]?.truth, medicines: [['银翘片', 'bought']] } },
    ],
    ['an unknown act', { volunteers: [{ after: 1, text: '谢谢', acts: ['nods'] }] }],
  ])('refuses a conversation with %s, with its file and line', (_, fault) => {
    const [sound] = trainingTalks();
    const broken = { ...sound, ...fault };
    const lines = [sound, broken].map((one) => `${JSON.stringify(one)}\n`).join('');
    const read = (): unknown => talksIn(new URL('./', fileOf(lines)));
    expect(read).toThrow(/a\.jsonl:2 is not a conversation/);
  });
});
