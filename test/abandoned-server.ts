// Outlives a killed test run: when the run's end of the pipe closes, it stops the server of the
// given folder and removes the folder. A run that ends normally ends this program first.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';

const [, , dataDir] = process.argv;
if (dataDir === undefined) throw new Error('Which folder?');
await once(process.stdin.resume(), 'close');
const { startEmbeddedPostgres } = await import('#platform/server/embedded-postgres.ts');
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
// The last connection that leaves a server stops it.
await (await startEmbeddedPostgres({ dataDir, log: silent })).stop();
await rm(dataDir, { recursive: true });
