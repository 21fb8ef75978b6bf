import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { options, rulesIn } from '../../.dependency-cruiser.ts';

/** Files of a small product: path → its imports. */
export type Tree = Record<string, string[]>;

const packages = ['zod', 'pg', 'fastify', '@fastify/static', 'react', 'kysely', 'pino'];
const devPackages = ['vitest'];
const manifest = {
  name: 'small-product',
  type: 'module',
  imports: {
    '#app/*': './src/app/*',
    '#features/*': './src/features/*',
    '#learning/*': './learning/*',
    '#medicine/*': './src/medicine/*',
    '#platform/*': './src/platform/*',
    '#test/*': './test/*',
  },
  dependencies: Object.fromEntries(packages.map((name) => [name, '1.0.0'])),
  devDependencies: Object.fromEntries(devPackages.map((name) => [name, '1.0.0'])),
};

export type Violation = { rule: string; from: string; to: string };

/** Applies the project's own rules to a small product and names the broken ones, each once. */
export async function brokenRules(tree: Tree): Promise<string[]> {
  return [...new Set((await violations(tree)).map(({ rule }) => rule))];
}

/** The imports that the project's own rules refuse in a small product. */
export async function violations(tree: Tree): Promise<Violation[]> {
  const folder = temporaryFolder();
  await writeProduct(folder, tree);
  const { output } = await cruise(
    ['src', 'learning'].filter((name) => existsSync(join(folder, name))),
    {
      ...options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: rulesIn(folder) },
    },
    { bustTheCache: true },
  );
  return resultOf(output).summary.violations.map(({ rule: { name: rule }, from, to }) => ({
    rule,
    from,
    to,
  }));
}

function resultOf(output: ICruiseResult | string): ICruiseResult {
  if (typeof output === 'string') throw new Error('the cruise gave a report instead of a result');
  return output;
}

const packageOf = (name: string) => ({
  name,
  exports: { '.': './main.js', './mini': './mini.js' },
});

async function writeProduct(folder: string, tree: Tree): Promise<void> {
  const files: [path: string, text: string][] = [
    ['package.json', JSON.stringify(manifest)],
    ...[...packages, ...devPackages].flatMap((name): [string, string][] => [
      [`node_modules/${name}/package.json`, JSON.stringify(packageOf(name))],
      [`node_modules/${name}/main.js`, ''],
      [`node_modules/${name}/mini.js`, ''],
    ]),
    ...Object.entries(tree).map(([path, imports]): [string, string] => [path, textOf(imports)]),
  ];
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

// "type x" means a type-only import, which the rules treat like any other.
function textOf(imports: string[]): string {
  const lines = imports.map((wanted) =>
    wanted.startsWith('type ')
      ? `import type { Thing } from '${wanted.slice('type '.length)}';`
      : `import '${wanted}';`,
  );
  return [...lines, 'export const here: number = 1;', ''].join('\n');
}
