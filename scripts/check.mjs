// `npm run check`: the checks of daily work, without those that start a browser or whole programs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkStatics, runUnitTests } from './check-steps.mjs';
import { ensureInstalled } from './installation.mjs';
import { requireNode } from './project.mjs';
import { createTimedParts } from './timed-parts.mjs';

requireNode();
await ensureInstalled({ withDevelopment: true });

const folder = mkdtempSync(join(tmpdir(), 'xingwen-check-'));
const parts = createTimedParts();
const [failedSteps, unit] = await Promise.all([
  parts.time('static checks', () => checkStatics({ atOnce: 1 })),
  parts.time('unit tests', () =>
    runUnitTests(join(folder, 'unit.json'), { without: ['processes'] }),
  ),
]);
rmSync(folder, { recursive: true });

const failures = [...failedSteps, ...unit.failures];
process.stdout.write(`\n${parts.table()}\n`);
process.stdout.write(
  failures.length === 0 ? '\nEverything passed.\n' : `\nFailed:\n${failures.join('\n')}\n`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
