import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPassword } from '#features/account/server/password-hash.ts';
import { insertUser } from '#features/account/server/user-store.ts';
import { grantMessages } from '#features/membership/server/quota-store.ts';
import { transaction, type Database } from '#platform/server/database.ts';
import { deriveKeys } from '#platform/server/secret-keys.ts';
import type { Settings } from './settings.ts';

const demoMessages = 100;

/**
 * Creates the account `demo` on the first start of an embedded product and prints its password once. A
 * marker in the data folder prevents a deleted demo account from being recreated.
 */
export async function seedDemo(options: {
  database: Database;
  secret: string;
  dataDir: string;
  settings: Settings;
}): Promise<void> {
  const mark = join(options.dataDir, 'demo-made');
  if (existsSync(mark)) return;
  const password = randomBytes(9).toString('base64url');
  const passwordHash = await hashPassword(deriveKeys(options.secret).pepper, password);
  const now = new Date();
  const made = await transaction(options.database.db, async (tx) => {
    const user = { username: 'demo', email: 'demo@localhost.localdomain', passwordHash };
    const result = await insertUser(tx, user, now);
    if (!('id' in result)) return false;
    const reason = 'granted-by-staff';
    await grantMessages(tx, { userId: result.id, amount: demoMessages, reason, now });
    return true;
  });
  await writeFile(mark, '', { mode: 0o600 });
  if (made) console.log(`Sign in as demo with the password ${password} (shown this once)`);
}
