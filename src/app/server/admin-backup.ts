import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabaseOptions } from '#platform/server/database.ts';
import { takeSnapshot, type SnapshotLine } from '#platform/server/database-snapshot.ts';
import { seal, type SealKey } from '#platform/server/sealed-stream.ts';
import { AdminError } from './admin-error.ts';

/** Short-lived tables: after a restore everyone signs in again, and no email is sent twice. */
export const passingTables = [
  'sign_in',
  'refresh_token',
  'sign_in_failure',
  'password_reset',
  'mail_outbox',
  'push_subscription',
  'rate_window',
  'process_lease',
];

export type BackupSource = {
  address: DatabaseOptions;
  /** Required for all stored passwords; included if the product generated it. */
  secret: string;
  keepsSecret: boolean;
  version: string;
};

/** Identifies a secret without revealing it. */
export const secretMark = (secret: string): string =>
  createHmac('sha256', secret).update('xingwen backup').digest('hex').slice(0, 32);

/**
 * Writes all lasting data to a new file, private to its owner, while the product keeps running. The file
 * appears under its name only when it is complete.
 * @throws AdminError when the file exists already
 */
export async function writeBackup(
  source: BackupSource,
  { file, ...key }: { file: string } & SealKey,
): Promise<string> {
  if (existsSync(file)) throw new AdminError(`${file} exists already; nothing was written.`);
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
  const sum = createHash('sha256');
  const totals = { tables: 0, rows: 0, bytes: 0 };
  const about = {
    version: source.version,
    secretMark: secretMark(source.secret),
    ...(source.keepsSecret ? { secret: source.secret } : {}),
  };
  async function* lines(): AsyncGenerator<string> {
    const asked = { excluded: passingTables, about };
    for await (const line of takeSnapshot(source.address, asked)) {
      count(line, totals);
      yield `${JSON.stringify(line)}\n`;
    }
  }
  async function* summed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      sum.update(chunk);
      totals.bytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      (chunks: AsyncIterable<Buffer>) => seal(chunks, key),
      summed,
      createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return [
    `${file}: ${totals.rows} rows of ${totals.tables} tables, ${totals.bytes} bytes.`,
    `SHA-256 ${sum.digest('hex')}`,
  ].join('\n');
}

function count(line: SnapshotLine, totals: { tables: number; rows: number }): void {
  if (Array.isArray(line)) totals.rows += line.length;
  else if (line.kind === 'table') totals.tables += 1;
}
