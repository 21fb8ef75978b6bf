import { createFirstSession } from '#features/sessions/server/session-store.ts';
import { sessionTexts } from '#features/sessions/texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { membershipEndpoints } from '../contract.ts';
import type { MembershipServices } from './membership-services.ts';
import { ensureUsageAccount } from './quota-store.ts';
import { readBalance } from './usage-store.ts';
import { usageView } from './usage-view.ts';

export const initializeUsage: Handler<
  typeof membershipEndpoints.initializeUsage,
  MembershipServices
> = async ({ user, now, language }, { db }) => {
  await ensureUsageAccount(db, user.userId, now);
  const usage = usageView(await readBalance(db, user.userId, now));
  const first = { userId: user.userId, title: sessionTexts[language].firstSessionTitle, now };
  const newSession = await transaction(db, (tx) => createFirstSession(tx, first));
  return newSession ? { usage, newSession } : { usage };
};
