import type { Handlers } from '#platform/server/handler.ts';
import type { visitSummaryEndpoints } from '../contract.ts';
import { downloadVisitSummary } from './download-visit-summary.ts';
import { getVisitSummary } from './get-visit-summary.ts';
import type { VisitSummaryServices } from './visit-summary-services.ts';

export const visitSummaryHandlers: Handlers<typeof visitSummaryEndpoints, VisitSummaryServices> = {
  getVisitSummary,
  downloadVisitSummary,
};
