import type { Handler } from '#platform/server/handler.ts';
import type { searchEndpoints } from '../contract.ts';
import { findResults } from './find-results.ts';
import { findShared } from './find-shared.ts';
import type { SearchServices } from './search-services.ts';

export const searchAll: Handler<typeof searchEndpoints.searchAll, SearchServices> = (
  { user, query, now },
  { readOnly },
) => {
  const { search_type, ...asked } = query;
  if (search_type === 'shared') return readOnly((db) => findShared(db, user.userId, asked));
  return readOnly((db) => findResults(db, user.userId, { ...asked, search_type }, now));
};
