import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../contract.ts';
import { listOpenReports } from './open-report-store.ts';
import { auditListRead } from './review-log-store.ts';
import type { ReviewServices } from './review-services.ts';

export const listReports: Handler<typeof reviewEndpoints.listReports, ReviewServices> = async (
  { user, query, now },
  { db },
) => {
  const { reports, count } = await listOpenReports(db, { ...query, now });
  const rows = reports.length;
  await auditListRead(db, { actorId: user.userId, objectKind: 'report', rows, now });
  return toPage(reports, count, query);
};
