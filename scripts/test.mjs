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

const skipped = unit.skipped + browser.skipped;
if (failedSteps.length > 0) process.stdout.write(`\nFailed checks: ${failedSteps.join(', ')}\n`);
if (skipped > 0) process.stdout.write(`\n${skipped} skipped\n`);
// A check that failed counts like a test that failed, so that the last line never looks better.
const failed = unit.failed + browser.failed + failedSteps.length;
process.stdout.write(`\n${unit.passed + browser.passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

async function runBrowserTests(reportFile) {
  const found = await findBrowser();
  const obstacle = found.missing ?? (await ensureWebBuilt());
  if (obstacle) {
    process.stdout.write(`\n${obstacle}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const env = { CHROMIUM: found.path, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const args = ['test', '--reporter=list,json'];
  const { code } = await runTool('@playwright/test/cli.js', args, { env });
  return countBrowserTests(reportFile, code);
}

function countBrowserTests(reportFile, exitCode) {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const failed = stats.unexpected + stats.flaky + errors.length;
  return {
    passed: stats.expected,
    failed: exitCode === 0 ? failed : Math.max(failed, 1),
    skipped: stats.skipped,
  };
}
