import type { Handler } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import { deviceOf } from './sign-in-device.ts';
import type { AccountServices } from './account-services.ts';
import { listLiveSignIns } from './sign-in-store.ts';

export const listSignIns: Handler<typeof accountEndpoints.listSignIns, AccountServices> = async (
  { user, now },
  { db },
) => {
  const rows = await listLiveSignIns(db, user.userId, now);
  return {
    signIns: rows.map((row) => ({
      id: row.id,
      ...deviceOf(row.userAgent),
      signedInAt: row.signedInAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      isCurrent: row.id === user.signInId,
    })),
  };
};
