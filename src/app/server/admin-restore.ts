import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as delay } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import {
  reapplyDeletions,
  listDeletedAccounts,
} from '#features/account/server/deleted-account-store.ts';
import { countUnbalancedAccounts } from '#features/administration/server/ledger-check-store.ts';
import {
  countReplacedRows,
  isProductConnected,
} from '#features/administration/server/restore-check-store.ts';
import { reapSilentReplies } from '#features/messages/server/reply-reaper.ts';
import { eraseDueAccounts } from '#features/privacy/server/erase-accounts.ts';
import { audit } from '#platform/server/audit-store.ts';
import { openDatabase, type DatabaseOptions, type Executor } from '#platform/server/database.ts';
import { restoreSnapshot } from '#platform/server/database-restore.ts';
import type { SnapshotHead, SnapshotLine } from '#platform/server/database-snapshot.ts';
import type { Log } from '#platform/server/log.ts';
import { unseal } from '#platform/server/sealed-stream.ts';
import { secretMark } from './admin-backup.ts';
import { AdminError } from './admin-error.ts';

const waitMs = 200;
/** Closed connections remain listed for a moment. */
const looksMax = 15;

export type RestoreTarget = {
  address: DatabaseOptions;
  secret: string;
  migrations: string;
  now: () => Date;
  log: Log;
  /** Replaces our secret by that of the backup; null if the operator sets it. */
  takeSecret: ((secret: string) => Promise<void>) | null;
};

export type RestoreOrder = {
  file: string;
  passphrase: string;
  /** Asks for confirmation if data would be lost; null refuses. */
  confirm: ((loss: string) => Promise<boolean>) | null;
};

/**
 * Puts a backup in the place of what the database holds, all or nothing, and leaves a product that
 * can be started: no reply runs, no hold is open, and who had been deleted since is deleted again.
 * @throws AdminError, SealError, RestoreError or MigrationError; then nothing was changed
 */
export async function restoreBackup(target: RestoreTarget, order: RestoreOrder): Promise<string> {
  const { address, migrations, now } = target;
  let closed = 0;
  let uneven = 0;
  let secret: string | null = null;
  const { head, tables, rows } = await readBackup(order, async (lines) => {
    let deleted: Awaited<ReturnType<typeof listDeletedAccounts>> = [];
    return restoreSnapshot(address, lines, {
      migrations,
      check: async (tx, found) => {
        secret = secretToTake(target, found);
        await refuseBesideProduct(tx);
        await refuseLoss(tx, order);
        deleted = await listDeletedAccounts(tx);
      },
      finish: async (tx) => {
        closed = await reapplyDeletions(tx, deleted);
        uneven = await countUnbalancedAccounts(tx);
        await audit(tx, { at: now(), actor: 'operator', action: 'backup.restore' });
      },
    });
  });
  if (secret !== null) await target.takeSecret?.(secret);
  const interrupted = await settle(target);
  const report = [
    `${rows} rows of ${tables} tables are as they were on ${head.takenAt}. Everyone must sign in again.`,
    `Replies that were running and are interrupted now: ${interrupted}.`,
  ];
  if (closed > 0)
    report.push(`Accounts that had been deleted since and are gone again: ${closed}.`);
  if (uneven > 0)
    report.push(`Balances that differ from their ledger, as in the backup: ${uneven}.`);
  return report.join('\n');
}

async function readBackup<T>(
  { file, passphrase }: RestoreOrder,
  use: (lines: AsyncIterable<SnapshotLine>) => Promise<T>,
): Promise<T> {
  let result: T | undefined;
  await pipeline(
    createReadStream(file),
    (chunks: AsyncIterable<Buffer>) => unseal(chunks, passphrase),
    createGunzip(),
    async (chunks: AsyncIterable<Buffer>) => {
      result = await use(linesOf(chunks));
    },
  );
  return result as T;
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<SnapshotLine> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as SnapshotLine;
  }
}

/** The backup's secret if it differs from ours and the product manages its own. */
function secretToTake(target: RestoreTarget, { about }: SnapshotHead): string | null {
  if (about['secretMark'] === secretMark(target.secret)) return null;
  const { secret } = about;
  if (secret !== undefined && target.takeSecret !== null) return secret;
  throw new AdminError(
    'The backup was made with another SECRET_KEY, without which no password in it works. ' +
      'Set that one and try again; nothing was changed.',
  );
}

async function refuseBesideProduct(tx: Executor): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    if (!(await isProductConnected(tx))) return;
    if (looks === looksMax) {
      throw new AdminError(
        'The product runs. Stop every process of it first; nothing was changed.',
      );
    }
    await delay(waitMs);
  }
}

async function refuseLoss(tx: Executor, { confirm }: RestoreOrder): Promise<void> {
  const { accounts, messages } = await countReplacedRows(tx);
  if (accounts === 0 && messages === 0) return;
  const loss = `The database holds ${accounts} accounts and ${messages} messages`;
  if (confirm === null) throw new AdminError(`${loss}. To replace them, add --replace.`);
  if (!(await confirm(loss))) throw new AdminError('Nothing was changed.');
}

/** Ends replies without a process and deletes what had expired. Returns how many replies ended. */
async function settle({ address, now, log }: RestoreTarget): Promise<number> {
  const httpServer = openDatabase({ ...address, poolMax: 2 });
  try {
    await eraseDueAccounts(httpServer.db, { now: now(), log });
    let ended = 0;
    for (;;) {
      const round = await reapSilentReplies(httpServer.db, { now: now(), silentMs: 0 }, null);
      if (round === 0) return ended;
      ended += round;
    }
  } finally {
    await httpServer.close();
  }
}
