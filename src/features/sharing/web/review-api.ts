import { createApi } from '#platform/web/api.ts';

import { reviewEndpoints } from '../review-contract.ts';

export const reviewApi = createApi(reviewEndpoints);
