import process from 'node:process';
import { createLog } from '#platform/server/log.ts';
import { AdminError, adminUsage, readAdminCommand, runAdminCommand } from './admin-commands.ts';
import { explainFailure, openStorage } from './open-storage.ts';
import { readSettings } from './settings.ts';

/** One command of the operator on the database of the settings, whether or not the product runs. */
async function administer(words: readonly string[]): Promise<string> {
  const command = readAdminCommand(words);
  const settings = readSettings(process.env);
  const storage = await openStorage(settings, createLog(settings.LOG_LEVEL));
  try {
    return await runAdminCommand(storage.database.db, command, new Date());
  } finally {
    await storage.close();
  }
}

const words = process.argv.slice(2);
if (words.some((word) => word === '--help' || word === '-h')) {
  console.log(adminUsage);
} else {
  try {
    console.log(await administer(words));
  } catch (error) {
    console.error(error instanceof AdminError ? error.message : explainFailure(error));
    process.exitCode = 1;
  }
}
