// Outlives a killed test run: when the run's end of the pipe closes, it stops the server of the
// given folder and removes the folder. A run that ends normally ends this program first.
import { once } from 'node:events';

const [, , dataDir] = process.argv;
if (dataDir === undefined) throw new Error('Which folder?');
await once(process.stdin.resume(), 'close');
const { startEmbeddedPostgres } = await import('#platform/server/embedded-postgres.ts');
const { removeFolder } = await import('./temporary-folder.ts');
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
// The last connection that leaves a server stops it.
await (await startEmbeddedPostgres({ dataDir, log: silent })).stop();
await removeFolder(dataDir);
