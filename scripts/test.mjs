// `npm test`: the whole check on a bare machine. The last line counts the tests.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { checkStatics, countUnitTests, runUnitTests } from './check-steps.mjs';
import { ensureInstalled } from './installation.mjs';
import { requireNode, runTool } from './project.mjs';
import { ensureWebBuilt } from './web-build.mjs';

requireNode();
await ensureInstalled({ withDevelopment: true });

const folder = mkdtempSync(join(tmpdir(), 'xingwen-test-'));
const failedSteps = await checkStatics();
const unitReport = join(folder, 'unit.json');
const unit = countUnitTests(unitReport, await runUnitTests(unitReport));
const browser = await runBrowserTests(join(folder, 'browser.json'));
rmSync(folder, { recursive: true });

// A check that failed counts like a test that failed, so that the last line never looks better.
const failures = [...failedSteps, ...unit.failures, ...browser.failures];
const skipped = unit.skipped + browser.skipped;
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
if (skipped > 0) process.stdout.write(`\n${skipped} skipped\n`);
process.stdout.write(`\n${unit.passed + browser.passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function runBrowserTests(reportFile) {
  const found = await findBrowser();
  const obstacle = found.missing ?? (await ensureWebBuilt());
  if (obstacle) {
    process.stdout.write(`\n${obstacle}\n`);
    return { passed: 0, failures: ['browser stories'], skipped: 0 };
  }
  const env = { CHROMIUM: found.path, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const args = ['test', '--reporter=list,json'];
  const { code } = await runTool('@playwright/test/cli.js', args, { env });
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
