// Refuses Chinese words in logic: what the product displays belongs in texts, what it searches for in the knowledge.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseAst } from 'vite';

const root = join(import.meta.dirname, '..');
const logic = /^src\/(?:medicine|features)\/.+\.tsx?$/;
/** Tests, texts for people (consents among them) and the knowledge itself. */
const apart =
  /\.test\.tsx?$|(?:^|[/-])(?:texts|consent)\.ts$|^src\/medicine\/(?:knowledge|compiled)\//;

/** How numbers, dates and amounts are written belongs to the language, not to the knowledge. */
const numerals = '零〇一二两三四五六七八九十百千万半几多第初正廿卅壹贰弍叁肆伍陆柒捌玖拾佰仟俩幺';
const units = '年月日号天周岁歲个时分秒点度公斤钱克毫升';
/** Values that the contracts, the database and the sources of the knowledge define. */
const sexes = ['男', '女', '未说明'];
const toxicities = ['大毒', '有毒', '小毒', '管制'];
const pregnancyGrades = ['禁用', '慎用'];
const incompatibilities = ['十八反', '十九畏'];
const signGrades = ['主症', '次症', '佐证', '反证'];
const codes = new Set([
  ...sexes,
  ...toxicities,
  ...pregnancyGrades,
  ...incompatibilities,
  ...signGrades,
]);
/** Tables of letters and numbers, each with its reason. */
const tables = new Map([
  ['src/medicine/herb-safety/read-amount.ts', 'units of weight, old and new, with their grams'],
  ['src/medicine/herb-safety/plain-numeral.ts', 'numerals of one character and their values'],
  ['src/features/account/look-alike-letters.ts', 'letters that look alike'],
]);

const han = /\p{Script=Han}/u;
const word = new RegExp(`(?![${numerals}${units}])\\p{Script=Han}`, 'u');

export type SourceFile = {
  path: string;
  text: string;
};

/** Chinese words in logic files, a line for each file that holds some. */
export function wordsInLogic(files: readonly SourceFile[]): string[] {
  const logicFiles = files.filter(({ path }) => logic.test(path) && !apart.test(path));
  const all = logicFiles.map((file) => ({ path: file.path, words: wordsOf(file) }));
  return all.flatMap(({ path, words }) => {
    if (words.length > 0 === tables.has(path)) return [];
    return words.length > 0
      ? [`${path} holds Chinese words: ${shortened(words[0])}`]
      : [`${path} is no table of letters or numbers any more: name it no longer`];
  });
}

/** Literals, templates, JSX text and names; comments are no part of the tree. */
function wordsOf({ path, text }: SourceFile): string[] {
  if (!han.test(text)) return [];
  const words: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    else if (isNode(node)) {
      const written = writtenIn(node);
      if (written !== undefined && word.test(written) && !codes.has(written)) words.push(written);
      visit(Object.values(node));
    }
  };
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path).body);
  return words;
}

type Node = {
  type: string;
  name?: unknown;
  value?: unknown;
  regex?: { pattern: string };
};

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function writtenIn(node: Node): string | undefined {
  switch (node.type) {
    case 'Literal':
      return node.regex?.pattern ?? textOf(node.value);
    case 'TemplateElement':
      return textOf((node.value as { raw: string }).raw);
    case 'JSXText':
      return textOf(node.value);
    case 'Identifier':
      return textOf(node.name);
    default:
      return undefined;
  }
}

const shortened = (text = ''): string => text.replaceAll(/\s+/gu, ' ').trim().slice(0, 40);

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function projectFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => logic.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

if (import.meta.main) {
  const errors = wordsInLogic(projectFiles());
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
}
