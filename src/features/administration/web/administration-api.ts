import { createApi } from '#platform/web/api.ts';

import { administrationEndpoints } from '../contract.ts';

export const administrationApi = createApi(administrationEndpoints);

/** How often the numbers are read anew while they are looked at. */
export const overviewEveryMs = 60_000;
