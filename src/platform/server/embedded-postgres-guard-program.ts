// Waits for the process that started it to die, then stops the database server unless another process
// of the product uses it. A process that exits normally ends this one first.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Binaries } from './embedded-postgres-binaries.ts';
import { createLeaseClient } from './embedded-postgres-lease.ts';
import { createPostgresServer } from './embedded-postgres-server.ts';
import { stopIfUnused } from './embedded-postgres-supervisor.ts';
import type { ServerUser } from './embedded-postgres-user.ts';
import type { DatabaseConnection } from './database.ts';

/** The server to be stopped, as passed by the process that started the guard. */
export type Guarded = {
  binaries: Binaries;
  home: string;
  cluster: string;
  user: ServerUser | undefined;
  connection: DatabaseConnection;
};

/** A process that is restarted within this time finds the server still running. */
const restartMs = 2_000;

const guarded = JSON.parse(process.env['XINGWEN_GUARDED'] ?? '') as Guarded;
await once(process.stdin.resume(), 'close');
await sleep(restartMs);
const { binaries, home, cluster, user, connection } = guarded;
const server = createPostgresServer(binaries, home, cluster, user);
await stopIfUnused(server, () => createLeaseClient(connection));
