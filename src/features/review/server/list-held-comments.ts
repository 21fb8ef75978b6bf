import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../contract.ts';
import { auditListRead } from './review-log-store.ts';
import { listHeld } from './review-store.ts';
import type { ReviewServices } from './review-services.ts';

export const listHeldComments: Handler<
  typeof reviewEndpoints.listHeldComments,
  ReviewServices
> = async ({ user, query, now }, { db }) => {
  const { comments, count } = await listHeld(db, { ...query, now });
  const rows = comments.length;
  await auditListRead(db, { actorId: user.userId, objectKind: 'comment', rows, now });
  return toPage(comments, count, query);
};
