import { createApi } from '#platform/web/api.ts';

import { searchEndpoints } from '../contract.ts';

export const searchApi = createApi(searchEndpoints);
