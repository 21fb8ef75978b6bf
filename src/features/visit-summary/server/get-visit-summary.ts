import type { Handler } from '#platform/server/handler.ts';
import type { visitSummaryEndpoints } from '../contract.ts';
import { makeSummary } from './make-summary.ts';
import type { VisitSummaryServices } from './visit-summary-services.ts';

export const getVisitSummary: Handler<
  typeof visitSummaryEndpoints.getVisitSummary,
  VisitSummaryServices
> = ({ user, params, query, now }, services) => {
  const isNamed = query.with_name === 'true';
  return makeSummary(services, { userId: user.userId, sessionId: params.id, isNamed, now });
};
