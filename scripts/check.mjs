// `npm run check`: everything that needs no browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkStatics, runUnitTests } from './check-steps.mjs';
import { ensureInstalled } from './installation.mjs';
import { requireNode } from './project.mjs';

requireNode();
await ensureInstalled({ withDevelopment: true });

const folder = mkdtempSync(join(tmpdir(), 'xingwen-check-'));
const failures = await checkStatics();
const testsFailed = (await runUnitTests(join(folder, 'unit.json'))) !== 0;
rmSync(folder, { recursive: true });

const failed = [...failures, ...(testsFailed ? ['tests'] : [])];
process.stdout.write(
  failed.length === 0 ? '\nEverything passed.\n' : `\nFailed: ${failed.join(', ')}\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
