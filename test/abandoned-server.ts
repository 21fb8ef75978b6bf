// Outlives a test run that is killed: when the run's end of the pipe closes, stops the server of
// the folder given and removes the folder. A run that ends well ends this first.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';

const [, , dataDir] = process.argv;
if (dataDir === undefined) throw new Error('Which folder?');
await once(process.stdin.resume(), 'close');
const { startEmbeddedPostgres } = await import('#platform/server/embedded-postgres.ts');
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
// Who joins a server and is the last to leave stops it.
await (await startEmbeddedPostgres({ dataDir, log: silent })).stop();
await rm(dataDir, { recursive: true });
