import type { Handlers } from '#platform/server/handler.ts';
import type { summaryEndpoints } from '../contract.ts';
import { getSymptomTimeline } from './get-symptom-timeline.ts';
import { getSymptomsSummary } from './get-symptoms-summary.ts';
import type { SummaryServices } from './summary-services.ts';

export const summaryHandlers: Handlers<typeof summaryEndpoints, SummaryServices> = {
  getSymptomsSummary,
  getSymptomTimeline,
};
