import { createApi } from '#platform/web/api.ts';

import { modelEndpoints } from '../contract.ts';

export const modelApi = createApi(modelEndpoints);
