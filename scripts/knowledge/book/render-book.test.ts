import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

import { compileKnowledge } from '../compile-knowledge.ts';
import { knowledgeFiles } from '../knowledge-files.ts';
import type { TextFile } from '../problem.ts';
import { escaped } from './markup.ts';
import { renderBook } from './render-book.ts';

const day = '2026-01-02';
const herbsFile = 'src/medicine/knowledge/herbs.tsv';
const header = 'name\taliases\tcaution\tsource\treviewer';
const bookOf = (...lines: string[]): string => {
  const tables = [{ file: herbsFile, text: `${[header, ...lines].join('\n')}\n` }];
  return renderBook(compileKnowledge({ tables, lexicons: [] }), day);
};

/** The rows of a file, counted without the code that compiles them. */
function idsIn({ file, text }: TextFile): string[] {
  const folder = basename(dirname(file));
  if (file.endsWith('.tsv')) {
    const lines = text.split('\n').slice(1);
    const rows = lines.filter((line) => line !== '' && !line.startsWith('#'));
    return rows.map((line) => `${basename(file, '.tsv')}:${line.split('\t')[0]}`);
  }
  const kind = folder === 'knowledge' ? basename(file, '.yaml') : folder;
  const { rows, lists } = parse(text) as { rows?: object; lists?: object };
  return Object.keys(rows ?? lists ?? {}).map((id) => `${kind}:${id}`);
}

const files = knowledgeFiles();
let whole: string | undefined;
const wholeBook = (): string => (whole ??= renderBook(compileKnowledge(files), day));

it('holds every row of every kind once', () => {
  const book = wholeBook();
  const inBook = [...book.matchAll(/<article id="([^"]+)"/gu)].map(([, id]) => id);
  const written = [...files.tables, ...files.lexicons].flatMap(idsIn);
  expect(written.length).toBeGreaterThan(2000);
  expect(inBook).toHaveLength(written.length);
  expect(new Set(inBook)).toEqual(new Set(written.map(escaped)));
});

it('prints a rule, a way of saying it and a question as a physician reads them', () => {
  const book = wholeBook();
  const chest = /<article id="red-flags:acs".*?<\/article>/su.exec(book)?.[0] ?? '';
  const text = chest.replaceAll(/<[^>]+>/gu, '');
  expect(text).toContain('急性冠脉综合征');
  expect(text).toContain('级别急救（立即拨打120）');
  expect(text).toContain('距离相隔16字以内同时说到胸 ＋ 压榨 ＋ （痛 或 胸闷痛）');
  expect(text).toContain('没有潮热汗');
  expect(text).toContain('依据：急诊分诊常识（待医师审核）；现场急救常识（待医师审核）');
  const medicine = /<article id="danger-words:急救药无效".*?<\/article>/su.exec(book)?.[0] ?? '';
  expect(medicine).toContain('|没效|不见好|');
  const palpitations = /<article id="complaints:心悸".*?<\/article>/su.exec(book)?.[0] ?? '';
  expect(palpitations).toContain('#questions%3Aheart-when">什么时候容易发作？</a>');
});

it('links only to rows that it holds', () => {
  const book = wholeBook();
  const ids = new Set([...book.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id));
  const links = [...book.matchAll(/href="#([^"]+)"/gu)].map(([, to = '']) =>
    decodeURIComponent(to),
  );
  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter((to) => !ids.has(escaped(to)))).toEqual([]);
});

it('escapes what is written in a row', () => {
  const book = bookOf('甘草\t"甘&草"\t<script>alert(\'1\')</script>\tpharmacopoeia-2020');
  expect(book).toContain('&quot;甘&amp;草&quot;');
  expect(book).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;');
  expect(book).not.toContain('<script>alert');
});

it('counts the rows that were signed and those that were not, by chapter and in all', () => {
  const book = bookOf(
    '甘草\t\t\tpharmacopoeia-2020\t王医师',
    '黄芪\t\t\tpharmacopoeia-2020',
    '当归\t\t\tpharmacopoeia-2020\t',
  );
  expect(book).toContain('已审核 1 · 未审核 2');
  expect(book).toContain('<th scope="row">合计</th><td>3</td><td>1</td><td>2</td>');
  expect(book).toMatch(/<article id="herbs:甘草" data-signed="yes">.*?已审核：王医师/su);
  expect(book).toMatch(/<article id="herbs:黄芪" data-signed="no">/u);
});

it('is one page that fetches nothing', () => {
  expect(wholeBook()).not.toMatch(/\ssrc=|<link|@import|url\(/u);
});

it('is not made of knowledge that is wrong', () => {
  expect(() => bookOf('甘草')).toThrow(`${herbsFile}:2: 甘草: source: a row without a source`);
});

it('refuses a field that no chapter describes', () => {
  const row = {
    id: '甘草',
    file: herbsFile,
    about: '',
    head: {},
    value: { taste: '甘' },
    lineOf: () => 2,
  };
  const knowledge = { chapters: [{ kind: 'herbs', rows: [row] }], problems: [] };
  expect(() => renderBook(knowledge, day)).toThrow('The book does not say what taste is');
});
