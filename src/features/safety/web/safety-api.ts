import { createApi } from '#platform/web/api.ts';

import { safetyEndpoints } from '../contract.ts';

export const safetyApi = createApi(safetyEndpoints);
