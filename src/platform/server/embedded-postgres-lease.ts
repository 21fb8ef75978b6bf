import { Client } from 'pg';

import type { DatabaseConnection } from './database.ts';

/** A direct connection to the server; the one each process of the product holds open is its lease. */
export function createLeaseClient(connection: DatabaseConnection): Client {
  return new Client({
    ...connection,
    database: 'postgres',
    application_name: 'xingwen lease',
    connectionTimeoutMillis: 5000,
  });
}
