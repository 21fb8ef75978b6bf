// A test file's Vitest project follows from its imports, so that there is no list to maintain.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import process from 'node:process';

import { isFull } from './full.ts';

const root = join(import.meta.dirname, '..');
const testFolder = join(root, 'test');
const testFiles = [
  'src/**/*.test.{ts,tsx}',
  'test/**/*.test.{ts,tsx}',
  '{learning,scripts}/**/*.test.ts',
];
const importedFrom = /^(?:import|export)\b[^;]*?\bfrom '([^']+)'/gm;

/**
 * What a test needs:
 * `pure` only its own process, `pureDom` a DOM as well, `product` a database of the run's PostgreSQL,
 * `processes` processes that it starts and ends, `web` a DOM, `webAlone` a DOM and modules of its own,
 * `cluster` a cluster of databases, `replaced` Vite's module loader, because it replaces or reloads modules or loads components.
 */
type TestKind =
  | 'pure'
  | 'pureDom'
  | 'replaced'
  | 'web'
  | 'webAlone'
  | 'product'
  | 'processes'
  | 'cluster';

const marks: readonly { kind: TestKind; modules: readonly string[] }[] = [
  { kind: 'processes', modules: ['node:child_process'] },
  { kind: 'product', modules: [join(testFolder, 'test-database.ts')] },
];

const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(/;
const importsComponents = /\bfrom '[^']+\.tsx'|\bimport\('[^']+\.tsx'\)/;

/** A worker that changes between a DOM and none is restarted, with all its modules. */
const needsDom = /^\/\/ @vitest-environment happy-dom$/m;

/** A component test of what the page does only once, when its modules are new. */
const alone = /\.alone\.test\.tsx$/;

/** Long tests that only `npm run test:full` runs. */
const fullOnly = /\.full\.test\.ts$/;

/** Tests on a cluster of databases, which only `npm run test:cluster` runs. */
const onCluster = /\.cluster\.test\.ts$/;
const isCluster = process.env['CLUSTER'] === '1';

/** The test files of this run by kind, as paths from the root with forward slashes. */
export function testFilesByKind(): Record<TestKind, string[]> {
  const files: Record<TestKind, string[]> = {
    pure: [],
    pureDom: [],
    replaced: [],
    web: [],
    webAlone: [],
    product: [],
    processes: [],
    cluster: [],
  };
  for (const file of globSync(testFiles, { cwd: root }).toSorted()) {
    if (fullOnly.test(file) && !isFull) continue;
    if (onCluster.test(file) !== isCluster) continue;
    files[kindOf(join(root, file))].push(file.split(sep).join('/'));
  }
  return files;
}

/**
 * The kind of a test file, from its own imports and those of its test builders; `.tsx` files are
 * component tests.
 */
function kindOf(file: string): TestKind {
  const text = readFileSync(file, 'utf8');
  if (onCluster.test(file)) return 'cluster';
  const isReplacing = replacesModules.test(text);
  if (file.endsWith('.tsx')) return isReplacing || alone.test(file) ? 'webAlone' : 'web';
  const modules = new Set<string>();
  collectModules(file, modules);
  const mark = marks.find(({ modules: names }) => names.some((name) => modules.has(name)));
  if (mark) return mark.kind;
  if (isReplacing || importsComponents.test(text)) return 'replaced';
  return needsDom.test(text) ? 'pureDom' : 'pure';
}

function collectModules(file: string, found: Set<string>): void {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(importedFrom)) {
    const module = resolve(file, name);
    if (found.has(module)) continue;
    found.add(module);
    // The imports of the product's own files do not matter.
    if (!relative(testFolder, module).startsWith('..')) collectModules(module, found);
  }
}

function resolve(file: string, name: string): string {
  if (name.startsWith('#test/')) return join(testFolder, name.slice('#test/'.length));
  return name.startsWith('.') ? join(dirname(file), name) : name;
}
