// `npm test`: the whole check on a bare machine. The last line counts the tests.
// `npm run test:full`: also the long versions of the tests, and every browser test on both screen
// sizes.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { checkStatics, runUnitTests } from './check-steps.mjs';
import { ensureInstalled } from './installation.mjs';
import { requireNode, runTool } from './project.mjs';
import { createTimedParts } from './timed-parts.mjs';
import { ensureServerBuilt, ensureWebBuilt } from './builds.mjs';

requireNode();
await ensureInstalled({ withDevelopment: true });

const isFull = process.argv.includes('--full');
const env = isFull ? { FULL: '1' } : {};
const folder = mkdtempSync(join(tmpdir(), 'xingwen-test-'));
const parts = createTimedParts();
// Before the tests that start it.
const serverObstacle = await parts.time('server build', ensureServerBuilt);
const [written, unit] = await Promise.all([
  checkAndBuild(),
  parts.time('unit tests', () => runUnitTests(join(folder, 'unit.json'), { env })),
]);
const browser = await parts.time('browser stories', () =>
  runBrowserTests(join(folder, 'browser.json'), serverObstacle || written.obstacle),
);
rmSync(folder, { recursive: true });

// A failed check counts as a failed test, so that the last line is never too optimistic.
const failures = [...written.failedSteps, ...unit.failures, ...browser.failures];
const skipped = unit.skipped + browser.skipped;
process.stdout.write(`\n${parts.table()}\n`);
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
if (skipped > 0) process.stdout.write(`\n${skipped} skipped\n`);
process.stdout.write(`\n${unit.passed + browser.passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** One after another, so that the unit tests running beside them get most of the machine. */
async function checkAndBuild() {
  const failedSteps = await parts.time('static checks', () => checkStatics({ atOnce: 1, isFull }));
  const obstacle = await parts.time('web build', ensureWebBuilt);
  return { failedSteps, obstacle };
}

async function runBrowserTests(reportFile, buildObstacle) {
  const found = await findBrowser();
  const obstacle = found.missing ?? buildObstacle;
  if (obstacle) {
    process.stdout.write(`\n${obstacle}\n`);
    return { passed: 0, failures: ['browser stories'], skipped: 0 };
  }
  const { code } = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { ...env, CHROMIUM: found.path, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  });
  return countBrowserTests(reportFile, code);
}

function countBrowserTests(reportFile, exitCode) {
  if (!existsSync(reportFile)) return { passed: 0, failures: ['browser stories'], skipped: 0 };
  const { stats, suites, errors } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const failures = [...suites.flatMap(failedStories), ...errors.map(({ message }) => message)];
  return {
    passed: stats.expected,
    failures: exitCode !== 0 && failures.length === 0 ? ['browser stories'] : failures,
    skipped: stats.skipped,
  };
}

function failedStories({ suites = [], specs }) {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  );
  return [...failed, ...suites.flatMap(failedStories)];
}
