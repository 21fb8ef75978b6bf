import { describe, expect, it } from 'vitest';

import { lexicon } from '#medicine/knowledge/lexicon.ts';
import { compileLexicons } from './compile-lexicon.ts';
import type { Problem, TextFile } from './problem.ts';

const file = 'src/medicine/knowledge/lexicon/time.yaml';

/** A topic of one list; `forms` are written as in the file. */
const topic = (forms: readonly string[], id = 'time.ago'): TextFile => ({
  file: file.replace('time', id.split('.')[0] ?? ''),
  text: [
    'source: colloquial',
    'reviewer:',
    'lists:',
    `  ${id}:`,
    '    note: Moments before now',
    '    forms:',
    ...forms.map((form) => `      - ${form}`),
  ].join('\n'),
});

const problemsOf = (...files: TextFile[]): Problem[] => compileLexicons(files).problems;

/** The lists that the topics compile to, as the product loads them. */
function listsOf(...files: TextFile[]): ReturnType<typeof lexicon> {
  const { files: compiled, problems } = compileLexicons(files);
  expect(problems).toEqual([]);
  return lexicon(
    Object.assign({}, ...compiled.map(({ text }) => JSON.parse(text) as object)) as Record<
      string,
      string[]
    >,
  );
}

const formsLine = 7;

describe('what a form matches', () => {
  it.each([
    ['(昨|前)天', '(?:昨|前)天'],
    ["'[昨前]天'", '[昨前]天'],
    ['上个?月', '上个?月'],
    ['痛…4好', String.raw`痛[^，。；！？\n]{0,4}?好`],
    ['(?<![不没])重了(?=$|啊)', '(?<![不没])重了(?=$|啊)'],
    ['(?<count>一|两)天', '(?<count>一|两)天'],
    [String.raw`\d{1,2}(\.\d)?天`, String.raw`\d{1,2}(?:\.\d)?天`],
    [String.raw`\p{L}{2}[(|…)]\(`, String.raw`\p{L}{2}[(|…)]\(`],
  ])('%s is %s', (form, source) => {
    expect(listsOf(topic([form]))['time.ago']?.source).toBe(`(?:${source})`);
  });

  it('takes any form of a list that it names, of its own topic or another', () => {
    const change = topic(['比{time.ago}好', "'{time.ago}{1,2}'"], 'change.better');
    expect(listsOf(change, topic(['昨天', '上个?月']))['change.better']?.source).toBe(
      '(?:比(?:昨天|上个?月)好|(?:昨天|上个?月){1,2})',
    );
  });

  it('keeps the order of the alternatives', () => {
    const list = listsOf(topic(['前天晚上', '前天', '前']))['time.ago'];
    expect(list?.words).toEqual(['前天晚上', '前天', '前']);
    expect(list?.regExp('u').exec('前天晚上')?.[0]).toBe('前天晚上');
  });

  it('gives words only where every form is a plain word', () => {
    expect(() => listsOf(topic(['昨天', '上个?月']))['time.ago']?.words).toThrow(
      'time.ago is no list of plain words: 上个?月',
    );
  });
});

describe('a wrong list is refused with its file and line', () => {
  it.each([
    ['an unknown reference', ['昨天', '比{time.before}好'], '{time.before}: there is no such list'],
    ['a reference to itself', ['昨天', '比{time.ago}'], 'refers to itself: time.ago → time.ago'],
    ['a duplicate', ['昨天', '昨天'], 'is listed twice'],
    ['an invalid expression', ['昨天', '(昨天'], 'no regular expression'],
    ['a capture without a name', ['昨天', String.raw`(昨)\1`], 'a group is captured and referred'],
    ['a needless mark', ['昨天', '(?:昨|前)'], 'write ( for (?:'],
    ['two alternatives', ['昨天', '昨天|前天'], 'one alternative a line'],
    ['a gap without length', ['昨天', '昨…天'], '… needs the number of characters'],
    ['what is no text', ['昨天', '120'], 'expected string'],
    ['an empty form', ['昨天', "''"], 'Too small'],
    ['an over-long line', ['昨天', '前'.repeat(200)], '208 characters; at most 200'],
  ])('%s', (_, forms, message) => {
    expect(problemsOf(topic(forms))).toEqual([
      { file, line: formsLine + 1, message: expect.stringContaining(message) as string },
    ]);
  });

  it('lists that refer to each other', () => {
    const problems = problemsOf(topic(['昨{day.now}']), topic(['今{time.ago}'], 'day.now'));
    expect(problems.map(({ file: of, line }) => [of, line])).toEqual([
      [file.replace('time', 'day'), formsLine],
    ]);
    expect(problems[0]?.message).toContain('time.ago → day.now → time.ago');
  });

  it('a list without forms', () => {
    const { text } = topic([]);
    expect(problemsOf({ file, text: text.replace('forms:', 'forms: []') })).toEqual([
      { file, line: formsLine - 1, message: 'lists › time.ago › forms: a list without forms' },
    ]);
  });

  it.each([
    ['no source', 'source: colloquial\n', '', 1, 'source: no known source'],
    ['a source that is not known', 'colloquial', 'hearsay', 1, 'source: no known source'],
    ['no note', '    note: Moments before now\n', '', 4, 'note: Invalid input'],
    ['a list of another topic', 'time.ago', 'course.ago', 4, 'a list is named time.its-name'],
    ['a name without its topic', 'time.ago', 'ago', 4, 'a list is named time.its-name'],
    ['a word of the file that means nothing', 'reviewer:', 'reviewed:', 2, 'Unrecognized key'],
  ])('%s', (_, before, after, line, message) => {
    const { text } = topic(['昨天']);
    const problems = problemsOf({ file, text: text.replace(before, after) });
    expect(problems).toContainEqual({
      file,
      line,
      message: expect.stringContaining(message) as string,
    });
  });

  it('two lists of one name, and what is no YAML', () => {
    const { text } = topic(['昨天']);
    const list = text.slice(text.indexOf('  time.ago'));
    expect(problemsOf({ file, text: `${text}\n${list}` })).toMatchObject([{ file, line: 8 }]);
    expect(problemsOf(topic(['昨天', '[昨前]天']))).toMatchObject([{ file, line: formsLine + 1 }]);
  });
});
