// The checks that need no browser: static checks first, then tests.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runTool, ownNode, root, run } from './project.mjs';

const code = ['src', 'test', 'e2e', 'scripts', 'bench', 'learning'];
const cruiser = 'dependency-cruiser/bin/dependency-cruiser.mjs';
const tool =
  (script, ...args) =>
  () =>
    runTool(script, args, { output: 'kept' });
/**
 * A checker of types, written in Go. On one thread, because its threads repeat each other's work and other steps and
 * tests use the cores; and collecting garbage only where memory grows beyond what they need, which takes half the
 * processor time.
 */
const checker =
  (script, ...args) =>
  () =>
    runTool(script, args, {
      output: 'kept',
      env: { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '2500MiB' },
    });
/** Keeps what it found, so that the next run reads again only what changed. */
const types = (project) => {
  const kept = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${project}`];
  return checker('typescript/bin/tsc', '-p', project, '--singleThreaded', ...kept);
};
const script =
  (...args) =>
  () =>
    run(ownNode, args, { output: 'kept' });

const steps = [
  { name: 'format', start: tool('oxfmt/bin/oxfmt', '--check', '.') },
  { name: 'lint', start: checker('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...code) },
  { name: 'types of the server', start: types('tsconfig.server.json') },
  { name: 'types of the web app', start: types('tsconfig.web.json') },
  { name: 'types of its tests', start: types('tsconfig.web-tests.json') },
  { name: 'import law', start: tool(cruiser, '--config', '.dependency-cruiser.ts', ...code) },
  {
    name: 'length of lines',
    start: () => run(ownNode, ['scripts/line-length.mjs'], { quiet: true }),
  },
  { name: 'no Chinese words in logic', start: script('scripts/words-in-logic.ts') },
  { name: 'dead code', start: tool('knip/bin/knip.js') },
  { name: 'code that only tests use', start: tool('knip/bin/knip.js', '--production') },
  { name: 'docs/endpoints.md is fresh', start: script('scripts/endpoints.ts', '--check') },
  {
    name: 'docs/decisions/README.md is fresh',
    start: script('scripts/decision-index.ts', '--check'),
  },
  { name: 'compiled knowledge is fresh', start: script('scripts/knowledge.ts', '--check') },
  { name: 'docs/specification cites what exists', start: script('scripts/specification.ts') },
  { name: 'manifest of the learned weights', start: script('learning/check-manifest.ts') },
  { name: 'OpenAPI document', start: script('scripts/lint-openapi.ts') },
];
const fullSteps = [
  {
    name: 'manifest of the learned weights, with all sentences of replies',
    start: script('learning/check-manifest.ts', '--all'),
  },
  {
    name: 'training of the learned weights can be repeated',
    start: script('learning/train.ts', '--check'),
  },
  {
    name: 'training of the weights for whole messages can be repeated',
    start: script('learning/train-messages.ts', '--check'),
  },
];

/**
 * Runs every step, prints a line for each, then lists the failures.
 * @param {{ atOnce?: number, isFull?: boolean }} wishes `atOnce` 1 beside other work
 * @returns {Promise<string[]>} failed steps
 */
export async function checkStatics({ atOnce = 2, isFull = false } = {}) {
  const waiting = isFull ? [...steps, ...fullSteps] : [...steps];
  const failures = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, start } = step;
      const begun = performance.now();
      const { code: exit, output } = await start();
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      process.stdout.write(`${exit === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)\n`);
      if (exit !== 0) failures.push({ name, output });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  for (const { name, output } of failures)
    process.stdout.write(`\n--- ${name}\n${output.trim()}\n`);
  return failures.map(({ name }) => name);
}

/**
 * Runs the tests that need no browser and counts them.
 * @param {string} reportFile where Vitest writes its report, as JSON
 * @param {{ env?: Record<string, string>, without?: string[] }} wishes `env` is added to the environment of the
 *   tests; `without` names kinds of tests to leave out
 */
export async function runUnitTests(reportFile, { env = {}, without = [] } = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const args = ['run', ...reporters, ...without.map((kind) => `--project=!${kind}`)];
  const { code: exit } = await runTool('vitest/vitest.mjs', args, { output: 'forwarded', env });
  return countUnitTests(reportFile, exit);
}

/** Counts of a Vitest report and what failed; a file that could not even be loaded has failed. */
function countUnitTests(reportFile, exitCode) {
  if (!existsSync(reportFile)) return { passed: 0, failures: ['unit tests'], skipped: 0 };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file} › ${fullName}`);
  });
  return {
    passed: report.numPassedTests,
    failures: exitCode !== 0 && failures.length === 0 ? ['unit tests'] : failures,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}
