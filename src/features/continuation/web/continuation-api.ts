import { createApi } from '#platform/web/api.ts';

import { continuationEndpoints } from '../contract.ts';

export const continuationApi = createApi(continuationEndpoints);
