import { createApi } from '#platform/web/api.ts';

import { administrationEndpoints } from '../contract.ts';

export const administrationApi = createApi(administrationEndpoints);

/** How often the statistics are refetched while they are visible. */
export const overviewRefreshMs = 60_000;
