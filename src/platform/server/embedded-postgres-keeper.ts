import { Client } from 'pg';

import type { DatabaseConnection } from './database.ts';

/** A connection to the server itself; the one that each process of the product holds is its lease. */
export function keeperClient(connection: DatabaseConnection): Client {
  return new Client({
    ...connection,
    database: 'postgres',
    application_name: 'xingwen keeper',
    connectionTimeoutMillis: 5000,
  });
}
