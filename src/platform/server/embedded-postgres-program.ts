import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { Binaries } from './embedded-postgres-binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { ServerUser } from './embedded-postgres-user.ts';

/** Where and as whom a program runs. */
export type Surroundings = {
  cwd: string;
  user: ServerUser | undefined;
};

/** What a program that we start may see of our environment: none of our secrets, no PGPORT. */
const passedVariables = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

/** Runs a program to its end. Throws EmbeddedPostgresError with its last words when it fails. */
export async function runProgram(
  binaries: Binaries,
  program: string,
  args: string[],
  surroundings: Surroundings,
): Promise<void> {
  const child = spawnProgram(binaries, program, args, surroundings, 'pipe');
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', resolve);
  const words = child.stderr ? text(child.stderr) : Promise.resolve('');
  child.stdout?.resume();
  const code = await promise.catch((cause: unknown) => {
    throw cannotRun(binaries, program, cause);
  });
  if (code === 0) return;
  throw new EmbeddedPostgresError(`${program} failed (${code}): ${lastLines(await words)}`);
}

/** Starts a program in a process group of its own: Ctrl-C reaches us, and we give the order. */
export function spawnProgram(
  binaries: Binaries,
  program: string,
  args: string[],
  { cwd, user }: Surroundings,
  output: 'pipe' | number,
): ChildProcess {
  const path = join(binaries.folder, 'bin', executable(program));
  return spawn(path, args, {
    cwd,
    env: passedEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
    ...user,
  });
}

export function passedEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  for (const name of passedVariables)
    if (process.env[name] !== undefined) env[name] = process.env[name];
  return env;
}

/** An error of spawn, told so that one knows what to do. */
export function cannotRun(
  binaries: Binaries,
  program: string,
  cause: unknown,
): EmbeddedPostgresError {
  const isThere = existsSync(join(binaries.folder, 'bin', executable(program)));
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const reason =
    isThere && code === 'ENOENT'
      ? 'the built-in PostgreSQL does not run on this system (it needs glibc)'
      : String(cause);
  return new EmbeddedPostgresError(
    `${program} could not be started: ${reason}. Set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    { cause },
  );
}

export function lastLines(text: string): string {
  return text.trim().split('\n').slice(-4).join('\n');
}

function executable(program: string): string {
  return process.platform === 'win32' ? `${program}.exe` : program;
}
