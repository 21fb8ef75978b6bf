import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminUsage } from '#app/server/admin-commands.ts';
import { settingNames } from '#app/server/settings.ts';
import { mailFileKeptDays } from '#platform/server/mail-transport.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const pagesIn = (folder: string): string[] => readdirSync(join(root, folder)).toSorted();
const decisions = pagesIn('docs/decisions').filter((name) => /^\d/.test(name));
const documents = [
  'README.md',
  'README.zh-CN.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/architecture.md',
  'docs/consent-wordings.md',
  'docs/style.md',
  'docs/glossary.md',
  'docs/knowledge-figures.md',
  'docs/knowledge.md',
  'docs/operations.md',
  'docs/testing.md',
  ...pagesIn('docs/decisions').map((name) => `docs/decisions/${name}`),
  ...pagesIn('docs/specification').map((name) => `docs/specification/${name}`),
];

/** Relative links, and paths in backticks from the project root. */
function namedFiles(document: string): string[] {
  const text = read(document);
  const links = [...text.matchAll(/\]\(([^)#\s]+)\)/g)]
    .map(([, link]) => link ?? '')
    .filter((link) => !link.includes(':'))
    .map((link) => join(dirname(document), link));
  const paths = text.matchAll(/`((?:src|test|docs|scripts|migrations|e2e|bench)\/[\w./-]+)`/g);
  return [...links, ...[...paths].map(([, path]) => path ?? '')];
}

describe('the documents', () => {
  it.each(documents)('%s names only files that exist', (document) => {
    expect(namedFiles(document).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each([
    ['Tour one', ['messages/server', 'messages/web']],
    ['Tour two', ['sharing/server', 'review/server']],
  ])('refer %s to files of %s', (title, folders) => {
    const sections = read('docs/architecture.md').split('\n## ');
    const tour = sections.find((section) => section.startsWith(title)) ?? '';
    const files = [...tour.matchAll(/`([\w-]+\.ts)`/g)].map(([, name]) => name ?? '');
    expect(files.length).toBeGreaterThan(5);
    const isThere = (name: string) =>
      folders.some((folder) => existsSync(join(root, 'src/features', folder, name)));
    expect(files.filter((name) => !isThere(name))).toEqual([]);
  });

  it.each(documents)('%s names only commands that exist', (document) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(['README.md', 'README.zh-CN.md'])(
    '%s names every command of the operator',
    (document) => {
      const commandsIn = (text: string) =>
        new Set([...text.matchAll(/npm run admin -- (\w+)/g)].map(([, name]) => name));
      expect(commandsIn(read(document))).toEqual(commandsIn(adminUsage));
    },
  );

  it.each(['README.md', 'README.zh-CN.md'])('%s names only settings that exist', (document) => {
    const named = [...read(document).matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, name]) => name);
    const known = new Set<string | undefined>([...settingNames, 'CHROMIUM']);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each([
    ['README.md', 'kept for (\\d+) days'],
    ['README.zh-CN.md', '保留 (\\d+) 天'],
    ['.env.example', 'kept for (\\d+) days'],
  ])('%s states how long mails stay in files', (document, words) => {
    expect(new RegExp(words).exec(read(document))?.[1]).toBe(String(mailFileKeptDays));
  });

  it('number the decisions without gaps or duplicates', () => {
    const numbers = decisions.map((name) => Number(name.slice(0, 3)));
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  });

  it('describe every setting in .env.example, and no others', () => {
    const lines = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)];
    const described = lines.map(([, name]) => name ?? '');
    expect(new Set(described)).toEqual(new Set(settingNames));
    expect(described).toHaveLength(settingNames.length);
  });
});
