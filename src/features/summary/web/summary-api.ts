import { createApi } from '#platform/web/api.ts';

import { summaryEndpoints } from '../contract.ts';

export const summaryApi = createApi(summaryEndpoints);
