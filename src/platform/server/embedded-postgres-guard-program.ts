// Waits for the process that started it to die, and then stops the database server, unless another
// process of the product uses it. A process that ends in order ends this one first.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Binaries } from './embedded-postgres-binaries.ts';
import { keeperClient } from './embedded-postgres-keeper.ts';
import { createPostgresServer } from './embedded-postgres-server.ts';
import { stopIfAlone } from './embedded-postgres-supervisor.ts';
import type { ServerUser } from './embedded-postgres-user.ts';
import type { DatabaseConnection } from './database.ts';

/** The server that is watched over, as its starter knows it. */
export type Guarded = {
  binaries: Binaries;
  home: string;
  cluster: string;
  user: ServerUser | undefined;
  connection: DatabaseConnection;
};

/** Who is started again at once finds the server as it was. */
const restartMs = 2_000;

const guarded = JSON.parse(process.env['XINGWEN_GUARDED'] ?? '') as Guarded;
await once(process.stdin.resume(), 'close');
await sleep(restartMs);
const { binaries, home, cluster, user, connection } = guarded;
const server = createPostgresServer(binaries, home, cluster, user);
await stopIfAlone(server, () => keeperClient(connection));
