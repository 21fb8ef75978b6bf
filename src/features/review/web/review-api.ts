import { createApi } from '#platform/web/api.ts';

import { reviewEndpoints } from '../contract.ts';

export const reviewApi = createApi(reviewEndpoints);

/** How often the desk is read anew while it is looked at. */
export const deskEveryMs = 60_000;
