// A setup file: a resource that a test file leaves open fails it, with the place where it was
// created. Its temporary folders are removed.
import { afterAll } from 'vitest';
import { openAfter, watchResources } from './resource-watch.ts';
import { removeTemporaryFolders } from './temporary-folder.ts';

/** Resources that are closing have this long to go away; only a failing file waits that long. */
const graceMs = 10_000;
const pollMs = 20;

const resources = watchResources({ manyTimers: true });

afterAll(async () => {
  const left = await openAfter(resources.open, { graceMs, pollMs });
  resources.stop();
  await removeTemporaryFolders();
  if (left.length > 0) throw new Error(`This file left running: ${left.join('\n')}`);
});
