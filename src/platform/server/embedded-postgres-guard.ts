import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

import type { Guarded } from './embedded-postgres-guard-program.ts';
import { inheritedEnvironment } from './embedded-postgres-program.ts';
import type { SupervisorLog } from './embedded-postgres-supervisor.ts';

const program = fileURLToPath(new URL('./embedded-postgres-guard-program.ts', import.meta.url));

/** A shell waits for our end of the pipe to close, because it needs 2 MB where Node needs 45 MB. */
const waitForParent = ['/bin/sh', '-c', 'read -r _; exec "$@"', 'xingwen-guard'];

/**
 * Starts a program that survives this process if it is killed, and then stops the server unless another
 * process of the product uses it. Returns a function that ends the guard.
 */
export function startGuard(guarded: Guarded, log: SupervisorLog): () => Promise<void> {
  const wait = process.platform === 'win32' ? [] : waitForParent;
  const [command, ...args] = [...wait, process.execPath, program, guarded.cluster];
  const guard = spawn(command, args, {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C must not reach the guard.
    detached: true,
    windowsHide: true,
    // The password is visible only to users who can read our own environment anyway.
    env: { ...inheritedEnvironment(), XINGWEN_GUARDED: JSON.stringify(guarded) },
  });
  const gone = once(guard, 'exit').catch((error: unknown) => {
    log.warn({ err: error }, 'Killed, this process will leave the database server running');
  });
  // Neither the guard nor the pipe keeps this process alive.
  guard.unref();
  (guard.stdin as Socket).unref();
  return async () => {
    guard.ref();
    guard.kill('SIGKILL');
    await gone;
  };
}
