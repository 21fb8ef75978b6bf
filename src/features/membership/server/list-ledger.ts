import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { membershipEndpoints } from '../contract.ts';
import type { MembershipServices } from './membership-services.ts';
import { turnMonth } from './month-store.ts';
import { listLedgerRows } from './usage-store.ts';

export const listLedger: Handler<
  typeof membershipEndpoints.listLedger,
  MembershipServices
> = async ({ user, query, now }, { db }) => {
  // A month that has just turned is told with its own rows.
  await turnMonth(db, user.userId, now);
  const { rows, count } = await listLedgerRows(db, user.userId, query);
  return toPage(rows, count, query);
};
