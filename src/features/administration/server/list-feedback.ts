import { listFeedbackWords } from '#features/messages/server/feedback-store.ts';
import { chinaDay } from '#platform/contract/china-time.ts';
import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { administrationEndpoints } from '../contract.ts';
import type { AdministrationServices } from './administration-services.ts';

export const listFeedback: Handler<
  typeof administrationEndpoints.listFeedback,
  AdministrationServices
> = async ({ query }, { db }) => {
  const { found, count } = await listFeedbackWords(db, query);
  const comments = found.map(({ at, ...comment }) => ({ day: chinaDay(at), ...comment }));
  return toPage(comments, count, query);
};
