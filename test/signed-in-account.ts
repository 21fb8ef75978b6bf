import { randomUUID } from 'node:crypto';
import type { AccountServices } from '#features/account/server/account-services.ts';
import { addAccount } from '#features/account/server/add-account.ts';
import { hashPassword } from '#features/account/server/password-hash.ts';
import { startSignIn } from '#features/account/server/start-sign-in.ts';
import type { SecretKeys } from '#platform/server/secret-keys.ts';
import { testPassword } from './product-people.ts';

type Services = Pick<AccountServices, 'db' | 'keys' | 'log' | 'onRegistered' | 'settings'>;

export type SignedInAccount = {
  userId: number;
  email: string;
  access: string;
  refresh: string;
  /** By name, as a browser keeps them. */
  cookies: ReadonlyMap<string, string>;
};

/** A hash takes longer than everything else about an account. */
const hashes = new Map<string, Promise<string>>();

function hashOfTestPassword({ pepper }: SecretKeys): Promise<string> {
  const key = Buffer.from(pepper).toString('hex');
  const made = hashes.get(key) ?? hashPassword(pepper, testPassword);
  hashes.set(key, made);
  return made;
}

/**
 * What registering and signing in leave behind, without their calls: for tests of everything else. The password is
 * `testPassword`.
 */
export async function makeSignedInAccount(
  services: Services,
  { username, address, now }: { username: string; address: string; now: Date },
): Promise<SignedInAccount> {
  const email = `${username}@example.org`;
  const passwordHash = await hashOfTestPassword(services.keys);
  const made = await addAccount(services, { username, email, passwordHash }, now);
  if (!('id' in made)) throw new Error(`the name ${username} is taken`);
  const cookies = new Map<string, string>();
  const call = {
    now,
    address,
    userAgent: '',
    requestId: randomUUID(),
    cookies: {},
    setCookie: (name: string, value: string) => void cookies.set(name, value),
    clearCookie: (name: string) => void cookies.delete(name),
  };
  const user = { userId: made.id, isRemembered: true, hasShownCode: false };
  const tokens = await startSignIn(call, services, user);
  return { userId: made.id, email, ...tokens, cookies };
}
