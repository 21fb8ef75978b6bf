import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { removeShare } from './share-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const deleteShare: Handler<typeof sharingEndpoints.deleteShare, SharingServices> = (
  { user, params },
  { db },
) =>
  transaction(db, async (tx) => {
    const deleted = await removeShare(tx, { userId: user.userId, shareId: params.id });
    if (!deleted) throw new AppError('not_found');
    return { deleted };
  });
