import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../contract.ts';
import { toWaitingShare } from './waiting-share.ts';
import { auditListRead } from './review-log-store.ts';
import { listWaiting } from './review-store.ts';
import type { ReviewServices } from './review-services.ts';

export const listReviews: Handler<typeof reviewEndpoints.listReviews, ReviewServices> = async (
  { user, query, now },
  { db },
) => {
  const { rows, count } = await listWaiting(db, { ...query, userId: user.userId });
  const reading = { actorId: user.userId, objectKind: 'share', rows: rows.length, now } as const;
  await auditListRead(db, reading);
  return toPage(
    rows.map((row) => toWaitingShare(row, now)),
    count,
    query,
  );
};
