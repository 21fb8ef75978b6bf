import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { endShares } from './end-shares.ts';
import type { SharingServices } from './sharing-services.ts';

export const deleteShare: Handler<typeof sharingEndpoints.deleteShare, SharingServices> = (
  { user: { userId }, params, now },
  { db },
) =>
  transaction(db, async (tx) => {
    const deleted = await endShares(tx, { userId, shareId: params.id }, now);
    if (!deleted) throw new AppError('not_found');
    return { deleted };
  });
