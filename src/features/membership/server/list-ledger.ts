import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { membershipEndpoints } from '../contract.ts';
import type { MembershipServices } from './membership-services.ts';
import { applyMonthReset } from './month-store.ts';
import { listLedgerRows } from './usage-store.ts';

export const listLedger: Handler<
  typeof membershipEndpoints.listLedger,
  MembershipServices
> = async ({ user, query, now }, { db }) => {
  // Writes the entries of a month that has just begun before the ledger is read.
  await applyMonthReset(db, user.userId, now);
  const { rows, count } = await listLedgerRows(db, user.userId, query);
  return toPage(rows, count, query);
};
