import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../review-contract.ts';
import { auditHeldReading } from './review-log-store.ts';
import { listHeld } from './review-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const listHeldComments: Handler<
  typeof reviewEndpoints.listHeldComments,
  SharingServices
> = async ({ user, query, now }, { db }) => {
  const { comments, count } = await listHeld(db, { ...query, now });
  const rows = comments.length;
  await auditHeldReading(db, { actorId: user.userId, objectKind: 'comment', rows, now });
  return toPage(comments, count, query);
};
