import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { countView, findShareFor } from './share-store.ts';
import { toShared } from '../share-view.ts';
import type { SharingServices } from './sharing-services.ts';

/** A share the reader may not see is not found; staff read unlisted shares at the review desk only. */
export const getSharedSession: Handler<
  typeof sharingEndpoints.getSharedSession,
  SharingServices
> = async ({ user, params, now }, { db }) => {
  const reader = { userId: user.userId, shareId: params.id };
  const row = await findShareFor(db, reader);
  if (!row) throw new AppError('not_found');
  const views = await countView(db, { ...reader, now });
  return toShared({ ...row, view_count: views ?? row.view_count }, row.messages);
};
