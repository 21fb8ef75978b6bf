// How the built programs of the server are run. deploy/ runs them in the same way.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from './project.mjs';

/**
 * What Node is given to run `main`, `admin` or `try-model`. V8 lets the space for new objects grow as it
 * starts, and never gives it back.
 */
export const serverArguments = (name) => [
  '--max-semi-space-size=4',
  join(root, 'dist-server', `${name}.js`),
];

/** The settings in .env, where there is one. */
export function settingsArguments() {
  const file = join(root, '.env');
  return existsSync(file) ? [`--env-file=${file}`] : [];
}

/** Compiled code is kept beside the build, which removes it when it is made anew; threads share their arenas. */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: join(root, 'dist-server', '.compiled'),
  MALLOC_ARENA_MAX: '2',
  ...environment,
};
