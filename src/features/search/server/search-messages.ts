import type { Handler } from '#platform/server/handler.ts';
import type { searchEndpoints } from '../contract.ts';
import { findResults } from './find-results.ts';
import type { SearchServices } from './search-services.ts';

export const searchMessages: Handler<typeof searchEndpoints.searchMessages, SearchServices> = (
  { user, query, now },
  { db },
) => findResults(db, user.userId, { ...query, date_range: 'all', role: 'all' }, now);
