import { sessionListPageSize } from '../rules.ts';

/** What is sent for a page of the list, of one person of the family or of all. */
export const sessionPageCall = (page: number, whose?: string) => ({
  query: {
    page,
    page_size: sessionListPageSize,
    ...(whose === undefined ? {} : { person_id: whose }),
  },
});
