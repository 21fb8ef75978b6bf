import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { membershipEndpoints } from '../contract.ts';
import type { MembershipServices } from './membership-services.ts';
import { grantFreeMessages } from './quota-store.ts';
import { readBalance } from './usage-store.ts';
import { usageView } from './usage-view.ts';

export const claimFreeMessages: Handler<
  typeof membershipEndpoints.claimFreeMessages,
  MembershipServices
> = async ({ user, now }, { db, settings }) => {
  const amount = settings.freeMessages;
  const claimed = await transaction(db, (tx) =>
    grantFreeMessages(tx, { userId: user.userId, amount, reason: 'free-messages', now }),
  );
  if (!claimed) throw new AppError('already_claimed');
  return { usage: usageView(await readBalance(db, user.userId, now)), claimed: amount };
};
