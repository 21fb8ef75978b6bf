import type { Handlers } from '#platform/server/handler.ts';
import type { membershipEndpoints } from '../contract.ts';
import { claimFreeMessages } from './claim-free-messages.ts';
import { getSubscriptionStatus } from './get-subscription-status.ts';
import { getUsage } from './get-usage.ts';
import { initializeUsage } from './initialize-usage.ts';
import { listLedger } from './list-ledger.ts';
import type { MembershipServices } from './membership-services.ts';

export const membershipHandlers: Handlers<typeof membershipEndpoints, MembershipServices> = {
  getUsage,
  initializeUsage,
  claimFreeMessages,
  getSubscriptionStatus,
  listLedger,
};
