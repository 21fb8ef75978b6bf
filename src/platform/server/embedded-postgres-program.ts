import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { Binaries } from './embedded-postgres-binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { ServerUser } from './embedded-postgres-user.ts';

/** Working directory and user of a program. */
export type ProgramContext = {
  cwd: string;
  user: ServerUser | undefined;
};

/** The variables that started programs inherit: none of our secrets, no PGPORT. */
const inheritedVariables = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

/** Runs a program to its end. Throws EmbeddedPostgresError with its last output when it fails. */
export async function runProgram(
  binaries: Binaries,
  program: string,
  args: string[],
  surroundings: ProgramContext,
): Promise<void> {
  const child = spawnProgram(binaries, program, args, surroundings, 'pipe');
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', resolve);
  const words = child.stderr ? text(child.stderr) : Promise.resolve('');
  child.stdout?.resume();
  const code = await promise.catch((cause: unknown) => {
    throw spawnError(binaries, program, cause);
  });
  if (code === 0) return;
  throw new EmbeddedPostgresError(`${program} failed (${code}): ${lastLines(await words)}`);
}

/** Starts a program in its own process group, so that Ctrl-C reaches only us and we decide when it stops. */
export function spawnProgram(
  binaries: Binaries,
  program: string,
  args: string[],
  { cwd, user }: ProgramContext,
  output: 'pipe' | number,
): ChildProcess {
  const path = join(binaries.folder, 'bin', executable(program));
  return spawn(path, args, {
    cwd,
    env: inheritedEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
    ...user,
  });
}

export function inheritedEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  for (const name of inheritedVariables)
    if (process.env[name] !== undefined) env[name] = process.env[name];
  return env;
}

/** A spawn error with instructions for the operator. */
export function spawnError(
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
