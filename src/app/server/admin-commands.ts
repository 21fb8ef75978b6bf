import { AdminError } from './admin-error.ts';

const grantedMax = 100_000;

export const adminUsage = `Usage, also while the product runs:
  npm run admin -- staff add <username>          let an account do what staff may
  npm run admin -- staff remove <username>       take that away again
  npm run admin -- staff list                    who is staff
  npm run admin -- grant <username> <messages>   give permanent messages, 1 to ${grantedMax}
  npm run admin -- order <number>                what became of an order
  npm run admin -- backup <file>                 write everything to a new encrypted file
  npm run admin -- purge                         remove now what has expired

While it does not run:
  npm run admin -- restore <file>                put a backup into an empty database
  npm run admin -- restore <file> --replace      … in the place of what the database holds;
                                                 asks first, unless --yes is added

backup and restore need BACKUP_PASSPHRASE, all of them the settings of the product.
A command ends with 0 when it is done and with 1 when it is not.`;

export type AdminCommand =
  | { name: 'staff'; username: string; isStaff: boolean }
  | { name: 'list-staff' }
  | { name: 'grant'; username: string; messages: number }
  | { name: 'order'; number: string }
  | { name: 'purge' }
  | { name: 'backup'; file: string }
  | { name: 'restore'; file: string; replaces: boolean; isSure: boolean };

/** @throws AdminError with the usage when the words are no command */
export function readAdminCommand(words: readonly string[]): AdminCommand {
  const command = readCommand(words);
  if (command) return command;
  throw new AdminError(adminUsage);
}

function readCommand([name, ...given]: readonly string[]): AdminCommand | undefined {
  const flags = given.filter((word) => word.startsWith('--'));
  if (name === 'restore') return readRestore(given, flags);
  const [first, second, ...more] = given;
  if (flags.length > 0 || more.length > 0) return undefined;
  if (name === 'purge' && first === undefined) return { name };
  if (name === 'order' && first && second === undefined) return { name, number: first };
  if (name === 'backup' && first && second === undefined) return { name, file: first };
  if (name === 'staff' && first === 'list' && second === undefined) return { name: 'list-staff' };
  if (!first || second === undefined) return undefined;
  if (name === 'staff' && second && (first === 'add' || first === 'remove')) {
    return { name, username: second, isStaff: first === 'add' };
  }
  if (name === 'grant') return { name, username: first, messages: readMessages(second) };
  return undefined;
}

function readRestore(given: readonly string[], flags: readonly string[]): AdminCommand | undefined {
  const [file, ...more] = given.filter((word) => !flags.includes(word));
  const replaces = flags.includes('--replace');
  const isSure = flags.includes('--yes');
  const known = flags.every((flag) => flag === '--replace' || flag === '--yes');
  if (!file || more.length > 0 || !known || (isSure && !replaces)) return undefined;
  return { name: 'restore', file, replaces, isSure };
}

function readMessages(word: string): number {
  const messages = /^\d{1,9}$/.test(word) ? Number(word) : 0;
  if (messages >= 1 && messages <= grantedMax) return messages;
  throw new AdminError(`"${word}" is not a number of messages from 1 to ${grantedMax}.`);
}
