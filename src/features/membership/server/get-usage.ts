import type { Handler } from '#platform/server/handler.ts';
import type { membershipEndpoints } from '../contract.ts';
import type { MembershipServices } from './membership-services.ts';
import { readBalance } from './usage-store.ts';
import { usageView } from './usage-view.ts';

export const getUsage: Handler<typeof membershipEndpoints.getUsage, MembershipServices> = async (
  { user, now },
  { db },
) => usageView(await readBalance(db, user.userId, now));
