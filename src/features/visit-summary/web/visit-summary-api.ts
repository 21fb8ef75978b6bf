import { createApi } from '#platform/web/api.ts';

import { visitSummaryEndpoints } from '../contract.ts';

export const visitSummaryApi = createApi(visitSummaryEndpoints);
