import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A new empty folder, removed at the end of the test file (`leftovers.ts`). */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'xingwen test '));
  removeAtEnd(folder);
  return folder;
}

/** Has a folder removed that something under test has made. */
export function removeAtEnd(folder: string): void {
  folders.push(folder);
}

/** Removes the folders that the test file has made. */
export async function removeTemporaryFolders(): Promise<void> {
  await Promise.all(folders.splice(0).map(removeFolder));
}

/** Removes a folder with its contents, though a process that is ending may still write to it. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
