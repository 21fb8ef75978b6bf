// Which files of the project a module needs when it runs, found by following its imports.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** An import or export from another file, but not of types only, which are gone when it runs. */
const imported = /^(?:import|(?:import|export)\b(?! type\b)[^;'"=]*?\bfrom) '([^']+)'/gmu;
/** Loads what cannot be known before it runs. */
const dynamic = /\bimport\(|\brequire\(|\bcreateRequire\b/u;

type Aliases = Readonly<Record<string, string>>;

function aliasesOf(root: string): Aliases {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Aliases;
  };
  return imports;
}

/** The file that an import names; undefined for a package or a part of Node. */
function fileOf(name: string, from: string, root: string, aliases: Aliases): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [alias = '', target = ''] =
    Object.entries(aliases).find(([pattern]) => name.startsWith(pattern.replace('*', ''))) ?? [];
  if (alias === '') return undefined;
  return join(root, target.replace('*', name.slice(alias.length - 1)));
}

/**
 * A module and all that it imports, directly or not, as paths from the root with forward slashes, in
 * alphabetical order. Throws where an import leads nowhere or is decided only when the code runs.
 */
export function modulesOf(entry: string, root: string): string[] {
  const aliases = aliasesOf(root);
  const found = new Set<string>();
  const visit = (file: string, from: string): void => {
    if (found.has(file)) return;
    if (!existsSync(file)) throw new Error(`${from} imports ${file}, which does not exist`);
    found.add(file);
    if (!file.endsWith('.ts')) return;
    const code = readFileSync(file, 'utf8');
    if (dynamic.test(code)) throw new Error(`${file} decides its imports when it runs`);
    for (const [, name = ''] of code.matchAll(imported)) {
      const next = fileOf(name, file, root, aliases);
      if (next !== undefined) visit(next, file);
    }
  };
  visit(join(root, entry), entry);
  return [...found].map((file) => relative(root, file).split(sep).join('/')).toSorted();
}
