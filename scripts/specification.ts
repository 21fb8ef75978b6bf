// Checks docs/specification: ids are unique, every statement names its proof, and what is cited exists; and that the
// tests exist which docs/testing.md names for former browser stories.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const folder = 'docs/specification/';
const storyTable = 'docs/testing.md';
const prefixes = ['API', 'PAGE', 'ACC', 'CON', 'MSG', 'SHR', 'MEM', 'PRI', 'MED'];
const citedId = new RegExp(String.raw`\b(?:${prefixes.join('|')})-\d+\b`, 'g');
const statement = /^- \*\*([A-Z]+-\d+)\*\* .+\n {2}Proof: (.+)\.$/gm;
const statementStart = /^- \*\*([A-Z]+-\d+)\*\*/gm;
const test = /\.(?:test|spec)\.tsx?$/;

export type ProjectFile = {
  path: string;
  text: string;
};

/** The errors in the specification among the files of the project, one line each. */
export function specificationErrors(files: readonly ProjectFile[]): string[] {
  const pages = files.filter(({ path }) => path.startsWith(folder));
  const ids = pages.flatMap(({ text }) => [...text.matchAll(statementStart)].map(([, id]) => id));
  const tests = files.filter(({ path }) => test.test(path));
  return [
    ...ids.filter((id, place) => ids.indexOf(id) < place).map((id) => `${id} is used twice`),
    ...pages.flatMap((page) => errorsOfProofs(page, tests)),
    ...files
      .filter(({ path }) => path === storyTable)
      .flatMap((file) => errorsOfTable(file, tests)),
    ...files.flatMap(({ path, text }) =>
      (text.match(citedId) ?? [])
        .filter((id) => !ids.includes(id))
        .map((id) => `${path} cites ${id}, which does not exist`),
    ),
  ];
}

function errorsOfProofs({ path, text }: ProjectFile, tests: readonly ProjectFile[]): string[] {
  const proofs = [...text.matchAll(statement)];
  const proven = proofs.map(([, id]) => id);
  const unproven = [...text.matchAll(statementStart)].filter(([, id]) => !proven.includes(id));
  return [
    ...unproven.map(([, id]) => `${path}: ${id} has no line "Proof: …."`),
    ...proofs.flatMap(([, id, proof = '']) =>
      proof === 'none' ? [] : errorsOfProof(proof, tests).map((error) => `${path}: ${id} ${error}`),
    ),
  ];
}

/** Rows `| story | proof; proof |`, each proof with the beginnings of titles: `file` › one…, another…. */
function errorsOfTable({ path, text }: ProjectFile, tests: readonly ProjectFile[]): string[] {
  return [...text.matchAll(/`([^`]+\.test\.tsx?)` › ([^`|;]+)/g)].flatMap(
    ([, name = '', titles = '']) =>
      titles
        .split('…')
        .map((title) => title.replace(/^, /, '').trim())
        .filter((title) => title !== '')
        .flatMap((title) => errorsOfCitation({ name, title }, tests))
        .map((error) => `${path} ${error}`),
  );
}

/** A test is named by the end of its path, as much of it as is unique. */
function errorsOfProof(proof: string, tests: readonly ProjectFile[]): string[] {
  const cited = [...proof.matchAll(/`([^`]+)`(?: › ([^,`]+))?/g)];
  if (cited.length === 0) return ['names no test'];
  return cited.flatMap(([, name = '', title]) => errorsOfCitation({ name, title }, tests));
}

function errorsOfCitation(
  { name, title }: { name: string; title: string | undefined },
  tests: readonly ProjectFile[],
): string[] {
  const found = tests.filter(({ path }) => `/${path}`.endsWith(`/${name}`));
  const [file] = found;
  if (!file) return [`cites ${name}, which does not exist`];
  if (found.length > 1) return [`cites ${name}, which is ${found.length} files: add a folder`];
  const isTitled = title === undefined || file.text.includes(title.trim());
  return isTitled ? [] : [`cites "${title.trim()}", which ${name} does not hold`];
}

/** The files of the working tree, new ones included. */
function projectFiles(): ProjectFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs|css|md|html|sql)$/.test(path) && path !== 'CHANGELOG.md')
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

if (import.meta.main) {
  const errors = specificationErrors(projectFiles());
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
}
