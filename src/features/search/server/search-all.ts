import type { Handler } from '#platform/server/handler.ts';
import type { searchEndpoints } from '../contract.ts';
import { findResults } from './find-results.ts';
import type { SearchServices } from './search-services.ts';

export const searchAll: Handler<typeof searchEndpoints.searchAll, SearchServices> = (
  { user, query, now },
  { db },
) => findResults(db, user.userId, query, now);
