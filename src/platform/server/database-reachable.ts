import { sql } from 'kysely';

import { ConfigurationError } from './configuration.ts';
import { errorCode } from './database-errors.ts';
import { type DatabaseOptions, openDatabase } from './database.ts';

const nothingAnswers = 'nothing answers there: start PostgreSQL, or correct the host and port';
const unknownHost = 'the name of its host is not known: correct it';
const signInRefused = 'it refuses this user or password: correct them, or allow them there';

/** What to do about each system error code or SQLSTATE with which a new connection can fail. */
const remedies: Readonly<Record<string, string>> = {
  ECONNREFUSED: nothingAnswers,
  ECONNRESET: nothingAnswers,
  EHOSTUNREACH: nothingAnswers,
  ENETUNREACH: nothingAnswers,
  ENOENT: nothingAnswers,
  ETIMEDOUT: nothingAnswers,
  EAI_AGAIN: unknownHost,
  ENOTFOUND: unknownHost,
  '08P01':
    'a pooler refuses what is set for a session: put the database itself into DATABASE_DIRECT_URL',
  '28000': signInRefused,
  '28P01': signInRefused,
  '3D000': 'it has no database of this name: create it, or correct the name',
  '53300': 'it has no connection to spare: raise its max_connections, or try again later',
  '57P03': 'it is still starting: try again in a moment',
};

/**
 * Connects once to the operator's database, whose address is the setting of this name.
 * @throws ConfigurationError, in one sentence without the password, when that fails
 */
export async function assertDatabaseReachable(
  setting: string,
  address: DatabaseOptions,
): Promise<void> {
  const database = openDatabase({ ...address, poolMax: 1 });
  try {
    await sql`select 1`.execute(database.db);
  } catch (error) {
    throw new ConfigurationError(`${setting} leads to no usable database; ${remedyFor(error)}.`, {
      cause: error,
    });
  } finally {
    await database.close();
  }
}

function remedyFor(error: unknown): string {
  if (error instanceof AggregateError) return remedyFor(error.errors[0]);
  if (!(error instanceof Error)) return nothingAnswers;
  const known = remedies[errorCode(error) ?? ''];
  if (known !== undefined) return known;
  // The driver's errors for a connection that timed out or was closed carry no code.
  if (/^(?:Connection terminated|timeout)/.test(error.message)) return nothingAnswers;
  return `connecting fails with "${error.message}"`;
}
