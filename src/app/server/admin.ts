import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { RestoreError } from '#platform/server/database-restore.ts';
import { createLog } from '#platform/server/log.ts';
import { SealError } from '#platform/server/seal-error.ts';
import { runAdminCommand } from './admin-actions.ts';
import { adminUsage, readAdminCommand } from './admin-commands.ts';
import { AdminError } from './admin-error.ts';
import { explainFailure, mailDirOf, openStorage } from './open-storage.ts';
import { readSettings } from './settings.ts';

const packageFile = join(import.meta.dirname, '../../../package.json');

async function askAtTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${question} Type yes: `)).trim() === 'yes';
  } finally {
    terminal.close();
  }
}

/** Runs one operator command on the configured database, whether or not the product is running. */
async function administer(words: readonly string[]): Promise<string> {
  const command = readAdminCommand(words);
  const settings = readSettings(process.env);
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const log = createLog(settings.LOG_LEVEL);
  const storage = await openStorage(settings, log);
  const ask = process.stdin.isTTY ? askAtTerminal : null;
  try {
    const now = () => new Date();
    const context = { storage, settings, mailDir: mailDirOf(settings), version, now, log, ask };
    return await runAdminCommand(context, command);
  } finally {
    await storage.close();
  }
}

function explain(error: unknown): string {
  const isKnown =
    error instanceof AdminError || error instanceof SealError || error instanceof RestoreError;
  return isKnown ? error.message : explainFailure(error);
}

const words = process.argv.slice(2);
if (words.some((word) => word === '--help' || word === '-h' || word === 'help')) {
  console.log(adminUsage);
} else {
  try {
    console.log(await administer(words));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
