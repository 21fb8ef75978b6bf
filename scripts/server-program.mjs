// How the built programs of the server are run. deploy/ runs them in the same way.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from './project.mjs';

/**
 * What Node is given to run `main`, `admin` or `try-model`. V8 lets the space for new objects grow as it
 * starts, and never gives it back; and it collects the old ones when they have grown by half or more.
 */
export const serverArguments = (name) => [
  '--max-semi-space-size=4',
  '--heap-growing-percent=35',
  join(root, 'dist-server', `${name}.js`),
];

/** The settings in .env, where there is one. */
export function settingsArguments() {
  const file = join(root, '.env');
  return existsSync(file) ? [`--env-file=${file}`] : [];
}

/** For the C library: threads share two arenas, and what is freed goes back to the system at once. */
export const memoryLimits = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536' };

/** Compiled code is kept beside the build, which removes it when it is made anew. */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: join(root, 'dist-server', '.compiled'),
  ...memoryLimits,
  ...environment,
};
