import type { Handler } from '#platform/server/handler.ts';
import type { searchEndpoints } from '../contract.ts';
import { findResults } from './find-results.ts';
import { findShared } from './find-shared.ts';
import type { SearchServices } from './search-services.ts';

export const searchMessages: Handler<typeof searchEndpoints.searchMessages, SearchServices> = (
  { user, query, now },
  { db },
) => {
  const { search_type, ...asked } = query;
  if (search_type === 'shared') return findShared(db, user.userId, asked);
  // CON-21: the search box searches titles and content.
  return findResults(
    db,
    user.userId,
    { ...asked, search_type: 'all', date_range: 'all', role: 'all' },
    now,
  );
};
