import type { Handler } from '#platform/server/handler.ts';
import type { searchEndpoints } from '../contract.ts';
import { findResults } from './find-results.ts';
import { findShared } from './find-shared.ts';
import type { SearchServices } from './search-services.ts';

export const searchMessages: Handler<typeof searchEndpoints.searchMessages, SearchServices> = (
  { user, query, now },
  { readOnly },
) => {
  const { search_type, ...asked } = query;
  if (search_type === 'shared') return readOnly((db) => findShared(db, user.userId, asked));
  // CON-21: the search box searches titles and content.
  const all = { ...asked, search_type: 'all', date_range: 'all', role: 'all' } as const;
  return readOnly((db) => findResults(db, user.userId, all, now));
};
