import type { DatabaseConnection } from '#platform/server/database.ts';

/** The address of a test database, for a process of the product. */
export function databaseUrl(connection: DatabaseConnection): string {
  const { host, port, user, password = '', database } = connection;
  const url = new URL(`postgres://${user}@localhost:${port}/${database}`);
  if (password) url.password = password;
  url.searchParams.set('host', host);
  return url.href;
}
