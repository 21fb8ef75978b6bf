import { resolve } from 'node:path';
import { resetSecondFactor } from '#features/account/server/reset-second-factor.ts';
import { findUserForSignIn, listStaff, setStaff } from '#features/account/server/user-store.ts';
import { grantMessages } from '#features/membership/server/quota-store.ts';
import { eraseDueAccounts } from '#features/privacy/server/erase-accounts.ts';
import { audit, type AuditEntry } from '#platform/server/audit-store.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import { writeSecret } from '#platform/server/secret-keys.ts';
import { writeBackup } from './admin-backup.ts';
import type { AdminCommand } from './admin-commands.ts';
import { AdminError } from './admin-error.ts';
import { restoreBackup } from './admin-restore.ts';
import { showAudit } from './admin-audit.ts';
import { showOrder } from './admin-order.ts';
import { migrationsDir, type Storage } from './open-storage.ts';
import { purgeExpired } from './purges.ts';
import type { Settings } from './settings.ts';

export type AdminContext = {
  storage: Omit<Storage, 'close'>;
  settings: Settings;
  /** The folder of mail files written without a mail server. */
  mailDir: string;
  version: string;
  now: () => Date;
  log: Log;
  /** Asks the operator a yes/no question; null without an interactive terminal. */
  ask: ((question: string) => Promise<boolean>) | null;
};

/**
 * Executes a command and returns what was done.
 * @throws AdminError when it fails, without having changed anything
 */
export async function runAdminCommand(
  context: AdminContext,
  command: AdminCommand,
): Promise<string> {
  const { storage, now } = context;
  const { db } = storage.database;
  switch (command.name) {
    case 'staff':
    case 'remove-second-factor':
    case 'grant':
      return changeAccount(db, command, now());
    case 'list-staff': {
      const names = await listStaff(db);
      return names.length > 0 ? names.join('\n') : 'There are no staff accounts.';
    }
    case 'order':
      return showOrder(db, command.number, now());
    case 'audit':
      return showAudit(db, command, now());
    case 'purge':
      return purge(context);
    case 'backup':
      return backUp(context, resolve(command.file));
    case 'restore':
      return restore(context, command);
  }
}

async function changeAccount(
  db: Executor,
  command: AdminCommand & { name: 'staff' | 'remove-second-factor' | 'grant' },
  now: Date,
): Promise<string> {
  const { username } = command;
  return transaction(db, async (tx) => {
    const user = await findUserForSignIn(tx, username);
    if (!user) throw new AdminError(`There is no account named "${username}".`);
    const object = { kind: 'account', id: user.id };
    const entry = { at: now, actor: 'operator' as const, object };
    if (command.name === 'staff') {
      await setStaff(tx, user.id, command.isStaff);
      await audit(tx, { ...entry, action: command.isStaff ? 'staff.add' : 'staff.remove' });
      return `${username} is ${command.isStaff ? 'staff' : 'not staff any more'}.`;
    }
    if (command.name === 'remove-second-factor')
      return dropSecondFactor(tx, user.id, command, entry);
    const { messages: amount } = command;
    await grantMessages(tx, { userId: user.id, amount, reason: 'granted-by-staff', now });
    await audit(tx, { ...entry, action: 'messages.grant' });
    return `${username} has been given ${amount} permanent messages.`;
  });
}

async function dropSecondFactor(
  tx: Executor,
  userId: number,
  { username }: { username: string },
  entry: Omit<AuditEntry, 'action'>,
): Promise<string> {
  if (!(await resetSecondFactor(tx, userId, entry.at))) {
    throw new AdminError(`${username} has no second factor.`);
  }
  await audit(tx, { ...entry, action: 'second-factor.reset' });
  return `${username} has no second factor any more and is signed in nowhere.`;
}

async function purge({ storage, settings, mailDir, now, log }: AdminContext): Promise<string> {
  const { db } = storage.database;
  const erased = await eraseDueAccounts(db, { now: now(), log });
  const removed = await purgeExpired(db, now(), { settings, mailDir });
  await audit(db, { at: now(), actor: 'operator', action: 'purge' });
  const lines = removed.map(({ what, count }) => `${what}: ${count}`);
  return [`Accounts whose deletion was due: ${erased}`, ...lines].join('\n');
}

async function backUp({ storage, settings, version, now }: AdminContext, file: string) {
  const { address, secret, dataDir, database } = storage;
  const keepsSecret = dataDir !== null && settings.SECRET_KEY === undefined;
  const order = { file, passphrase: passphraseOf(settings) };
  const done = await writeBackup({ address, secret, keepsSecret, version }, order);
  await audit(database.db, { at: now(), actor: 'operator', action: 'backup.write' });
  return done;
}

function restore(
  { storage, settings, now, log, ask }: AdminContext,
  { file, replaces, isSure }: AdminCommand & { name: 'restore' },
): Promise<string> {
  const { address, secret, dataDir } = storage;
  const keepsSecret = dataDir !== null && settings.SECRET_KEY === undefined;
  const takeSecret = keepsSecret ? (found: string) => writeSecret(dataDir, found) : null;
  const confirm = async (loss: string): Promise<boolean> => {
    if (isSure) return true;
    if (!ask)
      throw new AdminError(
        `${loss}. There is no terminal to confirm on: add --yes to replace them.`,
      );
    return ask(`${loss}. They will be gone for good. Replace them?`);
  };
  return restoreBackup(
    { address, secret, migrations: migrationsDir, now, log, takeSecret },
    { file: resolve(file), passphrase: passphraseOf(settings), confirm: replaces ? confirm : null },
  );
}

function passphraseOf({ BACKUP_PASSPHRASE: passphrase }: Settings): string {
  if (passphrase !== undefined) return passphrase;
  throw new AdminError('Set BACKUP_PASSPHRASE: what backups are encrypted with.');
}
