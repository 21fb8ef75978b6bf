import { createApi } from '#platform/web/api.ts';

import { reviewEndpoints } from '../contract.ts';

export const reviewApi = createApi(reviewEndpoints);

/** How often the desk is refetched while it is visible. */
export const deskRefreshMs = 60_000;
