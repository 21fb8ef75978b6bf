import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';

import type { Guarded } from './embedded-postgres-guard-program.ts';
import { passedEnvironment } from './embedded-postgres-program.ts';
import type { SupervisorLog } from './embedded-postgres-supervisor.ts';

const program = join(import.meta.dirname, 'embedded-postgres-guard-program.ts');

/** While it waits for our end of the pipe to close, a shell takes 2 MB and Node would take 45 MB. */
const waitFirst = ['/bin/sh', '-c', 'read -r _; exec "$@"', 'xingwen-guard'];

/**
 * Starts a program that outlives this process if it is killed, and then stops the server unless
 * another process of the product uses it. Returns how to end it.
 */
export function startGuard(guarded: Guarded, log: SupervisorLog): () => Promise<void> {
  const wait = process.platform === 'win32' ? [] : waitFirst;
  const [command, ...args] = [...wait, process.execPath, program, guarded.cluster];
  const guard = spawn(command, args, {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C is for us.
    detached: true,
    windowsHide: true,
    // The password is for whoever may read our own environment.
    env: { ...passedEnvironment(), XINGWEN_GUARDED: JSON.stringify(guarded) },
  });
  const gone = once(guard, 'exit').catch((error: unknown) => {
    log.warn({ err: error }, 'Killed, this process will leave the database server running');
  });
  // Neither it nor the pipe keeps this process.
  guard.unref();
  (guard.stdin as Socket).unref();
  return async () => {
    guard.ref();
    guard.kill('SIGKILL');
    await gone;
  };
}
