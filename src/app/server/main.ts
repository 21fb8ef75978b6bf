import process from 'node:process';
import { isGroupMember, ProcessGroupError } from '#platform/server/process-group.ts';
import { explainFailure } from './open-storage.ts';
import { readSettings, settingsWarnings, type Settings } from './settings.ts';

function explain(error: unknown, settings: Settings | null): string {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'EADDRINUSE') {
    return `Port ${settings?.PORT} is in use. Stop the other program or choose another port: PORT=8001 npm start`;
  }
  if (code === 'EACCES') {
    return `Port ${settings?.PORT} may not be used by this user. Choose another: PORT=8001 npm start`;
  }
  if (code === 'ENOTSUP') {
    return 'This system cannot divide a port among processes: leave WEB_CONCURRENCY unset.';
  }
  return error instanceof ProcessGroupError ? error.message : explainFailure(error);
}

/** Ends this process; null until it was asked to end. */
let stopping: Promise<void> | null = null;

/** Stops once, at the first signal, or when the group that this process belongs to has ended. */
function stopOnSignals(stop: () => Promise<void>): void {
  const onSignal = () => {
    stopping ??= stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(explain(error, null));
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, onSignal);
  if (isGroupMember() && !process.connected) onSignal();
}

/** Starts the product, in this process or in several; the part that is not needed is not loaded. */
async function main(): Promise<void> {
  let settings: Settings | null = null;
  try {
    settings = readSettings(process.env);
    if (!isGroupMember()) for (const warning of settingsWarnings(settings)) console.warn(warning);
    const { start } =
      settings.WEB_CONCURRENCY > 1 && !isGroupMember()
        ? await import('./serve-in-group.ts')
        : await import('./serve.ts');
    const address = await start(settings, stopOnSignals);
    if (isGroupMember()) return;
    const shown = address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
    console.log(`${settings.BRAND_NAME} is ready: ${shown}`);
  } catch (error) {
    // A start that fails because it is being stopped is no failure.
    await stopping;
    console.error(explain(error, settings));
    process.exit(1);
  }
}

await main();
