import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

import type { BookChapter } from '#medicine/knowledge/book.ts';
import { compileKnowledge } from '../compile-knowledge.ts';
import { knowledgeFiles } from '../knowledge-files.ts';
import type { TextFile } from '../problem.ts';
import { makeBook } from './make-book.ts';
import { escaped } from './markup.ts';
import { renderBook } from './render-book.ts';

const day = '2026-01-02';
const herbsFile = 'src/medicine/knowledge/herbs.tsv';
const header = 'name\taliases\tcaution\tsource\treviewer';
const compiled = (...lines: string[]): ReturnType<typeof compileKnowledge> => {
  const tables = [{ file: herbsFile, text: `${[header, ...lines].join('\n')}\n` }];
  return compileKnowledge({ tables, lexicons: [] });
};
const bookOf = (...lines: string[]): string => renderBook(compiled(...lines).book, day);

/** The rows of a file, counted without the code that compiles them. */
function idsIn({ file, text }: TextFile): string[] {
  const folder = basename(dirname(file));
  if (file.endsWith('.tsv')) {
    const lines = text.split('\n').slice(1);
    const rows = lines.filter((line) => line !== '' && !line.startsWith('#'));
    return rows.map((line) => `${basename(file, '.tsv')}:${line.split('\t')[0]}`);
  }
  const kind = ['knowledge', 'answers'].includes(folder) ? basename(file, '.yaml') : folder;
  const { rows, lists } = parse(text) as { rows?: object; lists?: object };
  return Object.keys(rows ?? lists ?? {}).map((id) => `${kind}:${id}`);
}

const files = knowledgeFiles();
let whole: string | undefined;
const wholeBook = (): string => (whole ??= renderBook(compileKnowledge(files).book, day));

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
  expect(palpitations).toContain('#questions%3Aheart-when">心慌什么时候容易发作？</a>');
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

it('leads from a rule to the signs that are read from numbers', () => {
  const book = wholeBook();
  expect(book).toContain(`href="#${encodeURIComponent('number-signs:#孕周')}"`);
  expect(book).toContain('<article id="number-signs:#孕周"');
});

it('lists each source once, as a row of its own', () => {
  expect(wholeBook()).toContain('<article id="sources:pharmacopoeia-2020"');
});

it('is not made of knowledge that is wrong', () => {
  const { book, files: written, problems } = compiled('甘草');
  expect(problems).toMatchObject([
    { file: herbsFile, line: 2, message: '甘草: source: a row without a source' },
  ]);
  expect(book).toEqual([]);
  expect(written.filter(({ file }) => file.includes('/book/'))).toEqual([]);
});

it('refuses a field and a kind of row that no chapter describes', () => {
  const row = {
    id: '甘草',
    file: herbsFile,
    about: '',
    head: {},
    value: { taste: '甘' },
    lineOf: () => 2,
  };
  expect(() => makeBook([{ kind: 'herbs', rows: [row] }])).toThrow(
    'The book does not say what taste is',
  );
  expect(() => makeBook([{ kind: 'stones', rows: [row] }])).toThrow(
    'The book has no chapter for stones',
  );
});

it('is kept for the server as its contents and a file for each chapter', () => {
  const { files: written, book } = compiled('甘草\t\t\tpharmacopoeia-2020\t王医师');
  const read = (name: string): unknown =>
    JSON.parse(written.find(({ file }) => file.endsWith(`/book/${name}.json`))?.text ?? 'null');
  expect(read('contents')).toContainEqual({ id: 'herbs', title: '中药', signed: 1, notSigned: 0 });
  expect(book.map(({ id }) => read(id) as BookChapter)).toEqual(book);
});
