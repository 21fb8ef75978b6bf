// A process of the product with nothing but its database, for tests that kill it. Its argument is
// the options of startEmbeddedPostgres as JSON; it executes the commands on its input and answers
// each with one line of JSON.
import { createInterface } from 'node:readline';

import { openDatabase } from '#platform/server/database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { sql } from 'kysely';
import * as z from 'zod/mini';

const optionsSchema = z.object({
  dataDir: z.string(),
  binariesFolder: z.optional(z.string()),
  transport: z.optional(z.enum(['socket', 'tcp'])),
});
const commandSchema = z.union([z.literal('stop'), z.object({ query: z.string() })]);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

function say(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

process.on('SIGINT', () => say({ signal: 'SIGINT' }));
try {
  const { dataDir, ...rest } = optionsSchema.parse(JSON.parse(process.argv[2] ?? '{}'));
  const { binariesFolder, transport } = rest;
  const server = await startEmbeddedPostgres({
    dataDir,
    log: silent,
    ...(binariesFolder === undefined ? {} : { binariesFolder }),
    ...(transport === undefined ? {} : { transport }),
  });
  const database = openDatabase({ ...server, poolMax: 2 });
  say({ ready: true });
  for await (const line of createInterface({ input: process.stdin })) {
    const command = commandSchema.parse(JSON.parse(line));
    if (command === 'stop') {
      await database.close();
      await server.stop();
      break;
    }
    try {
      const { rows } = await sql.raw(command.query).execute(database.db);
      say({ rows });
    } catch (error) {
      say({ failed: String(error) });
    }
  }
  // Nothing else may keep the process alive: it must end by itself.
  process.stdin.destroy();
} catch (error) {
  say({ failed: String(error) });
  process.exitCode = 1;
  process.stdin.destroy();
}
