import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { toggleShareLike } from './like-store.ts';
import { isOpenFor } from './share-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const toggleLike: Handler<typeof sharingEndpoints.toggleLike, SharingServices> = (
  { user, params },
  { db },
) =>
  transaction(db, async (tx) => {
    const like = { userId: user.userId, shareId: params.id };
    if (!(await isOpenFor(tx, like))) throw new AppError('not_found');
    return toggleShareLike(tx, like);
  });
