import { findUserForSignIn, setStaff } from '#features/account/server/user-store.ts';
import { grantMessages } from '#features/membership/server/quota-store.ts';
import { transaction, type Executor } from '#platform/server/database.ts';

const grantedMax = 100_000;

export const adminUsage = `Usage, also while the product runs:
  npm run admin -- staff add <username>          let an account do what staff may
  npm run admin -- staff remove <username>       take that away again
  npm run admin -- grant <username> <messages>   give permanent messages, 1 to ${grantedMax}`;

/** What the operator asked for cannot be done; the message says why. */
export class AdminError extends Error {}

export type AdminCommand =
  | { name: 'staff'; username: string; isStaff: boolean }
  | { name: 'grant'; username: string; messages: number };

/** @throws AdminError with the usage when the words are no command */
export function readAdminCommand(words: readonly string[]): AdminCommand {
  const [name, first, second, ...more] = words;
  if (first && second && more.length === 0) {
    if (name === 'staff' && (first === 'add' || first === 'remove')) {
      return { name, username: second, isStaff: first === 'add' };
    }
    if (name === 'grant') return { name, username: first, messages: readMessages(second) };
  }
  throw new AdminError(adminUsage);
}

function readMessages(word: string): number {
  const messages = /^\d{1,9}$/.test(word) ? Number(word) : 0;
  if (messages >= 1 && messages <= grantedMax) return messages;
  throw new AdminError(`"${word}" is not a number of messages from 1 to ${grantedMax}.`);
}

/**
 * Does what the operator asked for and says what was done.
 * @throws AdminError when there is no such account
 */
export async function runAdminCommand(
  db: Executor,
  command: AdminCommand,
  now: Date,
): Promise<string> {
  const { username } = command;
  return transaction(db, async (tx) => {
    const user = await findUserForSignIn(tx, username);
    if (!user) throw new AdminError(`There is no account named "${username}".`);
    if (command.name === 'staff') {
      await setStaff(tx, user.id, command.isStaff);
      return `${username} is ${command.isStaff ? 'staff' : 'not staff any more'}.`;
    }
    const { messages: amount } = command;
    await grantMessages(tx, { userId: user.id, amount, reason: 'granted-by-staff', now });
    return `${username} has been given ${amount} permanent messages.`;
  });
}
