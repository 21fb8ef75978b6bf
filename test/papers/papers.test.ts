import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from '#app/server/settings.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const decisions = readdirSync(join(root, 'docs/decisions')).toSorted();
const papers = [
  'README.md',
  'README.zh-CN.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/architecture.md',
  'docs/style.md',
  'docs/glossary.md',
  ...decisions.map((name) => `docs/decisions/${name}`),
];

/** Links beside the paper, and paths in code marks from the project root. */
function namedFiles(paper: string): string[] {
  const text = read(paper);
  const links = [...text.matchAll(/\]\(([^)#\s]+)\)/g)]
    .map(([, link]) => link ?? '')
    .filter((link) => !link.includes(':'))
    .map((link) => join(dirname(paper), link));
  const paths = text.matchAll(/`((?:src|test|docs|scripts|migrations|e2e|bench)\/[\w./-]+)`/g);
  return [...links, ...[...paths].map(([, path]) => path ?? '')];
}

describe('the papers', () => {
  it.each(papers)('%s names only files that exist', (paper) => {
    expect(namedFiles(paper).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("follow a message through files that are in the feature's server folder", () => {
    const tour = read('docs/architecture.md').split('## Tour two')[0] ?? '';
    const files = [...tour.matchAll(/`([\w-]+\.ts)`/g)].map(([, name]) => name ?? '');
    const handlers = files.filter(
      (name) => !['contract.ts', 'rules.ts', 'texts.ts'].includes(name),
    );
    const folder = join(root, 'src/features/messages/server');
    expect(handlers.length).toBeGreaterThan(5);
    expect(handlers.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  });

  it('number the decisions without a gap or a double', () => {
    const numbers = decisions.map((name) => Number(name.slice(0, 3)));
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  });

  it('describe every setting in .env.example, and no other', () => {
    const lines = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)];
    const described = lines.map(([, name]) => name ?? '');
    expect(new Set(described)).toEqual(new Set(settingNames));
    expect(described).toHaveLength(settingNames.length);
  });
});
