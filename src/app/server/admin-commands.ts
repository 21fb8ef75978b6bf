import { AdminError } from './admin-error.ts';

const grantedMax = 100_000;
const auditDaysDefault = 7;
const auditDaysMax = 3_650;

export const adminUsage = `Usage, also while the product runs:
  npm run admin -- staff add <username>          let an account do what staff may
  npm run admin -- staff remove <username>       take that away again
  npm run admin -- staff list                    who is staff
  npm run admin -- second-factor remove <username>
                                                 for somebody who has lost it: ends every sign-in
  npm run admin -- grant <username> <messages>   give permanent messages, 1 to ${grantedMax}
  npm run admin -- order <number>                what became of an order
  npm run admin -- backup <file>                 write everything to a new encrypted file
  npm run admin -- audit [<username>]            who did what in the last ${auditDaysDefault} days, newest first;
                                                 [--days <number>] for more or fewer
  npm run admin -- purge                         delete accounts whose time is over and remove
                                                 what else has expired, as the product does too

While it does not run:
  npm run admin -- restore <file>                put a backup into an empty database
  npm run admin -- restore <file> --replace      … in the place of what the database holds;
                                                 asks first, unless --yes is added

backup and restore need BACKUP_PASSPHRASE, all of them the settings of the product.
A command ends with 0 when it is done and with 1 when it is not.`;

export type AdminCommand =
  | { name: 'staff'; username: string; isStaff: boolean }
  | { name: 'list-staff' }
  | { name: 'remove-second-factor'; username: string }
  | { name: 'grant'; username: string; messages: number }
  | { name: 'order'; number: string }
  | { name: 'audit'; username: string | null; days: number }
  | { name: 'purge' }
  | { name: 'backup'; file: string }
  | { name: 'restore'; file: string; replaces: boolean; isSure: boolean };

/** @throws AdminError with the usage for an unknown command */
export function readAdminCommand(words: readonly string[]): AdminCommand {
  const command = readCommand(words);
  if (command) return command;
  throw new AdminError(adminUsage);
}

function readCommand([name, ...given]: readonly string[]): AdminCommand | undefined {
  const flags = given.filter((word) => word.startsWith('--'));
  if (name === 'restore') return readRestore(given, flags);
  if (name === 'audit') return readAudit(given);
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
  if (name === 'second-factor' && second && first === 'remove') {
    return { name: 'remove-second-factor', username: second };
  }
  if (name === 'grant') {
    return { name, username: first, messages: readNumber(second, grantedMax, 'messages') };
  }
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

function readAudit(given: readonly string[]): AdminCommand | undefined {
  const flagAt = given.indexOf('--days');
  const days = flagAt < 0 ? String(auditDaysDefault) : given[flagAt + 1];
  const rest = flagAt < 0 ? given : given.toSpliced(flagAt, 2);
  const [username, ...more] = rest;
  if (days === undefined || more.length > 0 || username?.startsWith('--')) return undefined;
  return {
    name: 'audit',
    username: username ?? null,
    days: readNumber(days, auditDaysMax, 'days'),
  };
}

function readNumber(word: string, max: number, what: string): number {
  const number = /^\d{1,9}$/.test(word) ? Number(word) : 0;
  if (number >= 1 && number <= max) return number;
  throw new AdminError(`"${word}" is not a number of ${what} from 1 to ${max}.`);
}
