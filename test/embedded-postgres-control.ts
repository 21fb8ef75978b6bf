import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { EmbeddedPostgresOptions } from '#platform/server/embedded-postgres.ts';
import * as z from 'zod/mini';

const program = join(import.meta.dirname, 'embedded-postgres-process.ts');
const answerSchema = z.record(z.string(), z.unknown());

/** A separate process that runs the embedded database of a folder. */
export type DatabaseProcess = {
  child: ChildProcess;
  /** Its next line: `{ ready }`, `{ rows }`, `{ signal }` or `{ failed }`. */
  answer: () => Promise<Record<string, unknown>>;
  query: (text: string) => Promise<Record<string, unknown>>;
  /** Stops it and returns its exit code. */
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
};

/** Starts one; `uid` for another user of the machine. It leads its own process group. */
export function startDatabaseProcess(
  options: Omit<EmbeddedPostgresOptions, 'log'>,
  user?: { uid: number; gid: number },
): DatabaseProcess {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
    ...user,
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exited = once(child, 'exit');
  async function answer(): Promise<Record<string, unknown>> {
    const { value, done } = await lines.next();
    if (done) throw new Error('The process ended without an answer.');
    return answerSchema.parse(JSON.parse(value));
  }
  return {
    child,
    answer,
    async query(text) {
      child.stdin.write(`${JSON.stringify({ query: text })}\n`);
      return answer();
    },
    async stop() {
      child.stdin.end(`"stop"\n`);
      await exited;
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
