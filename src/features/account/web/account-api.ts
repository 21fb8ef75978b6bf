import { createApi } from '#platform/web/api.ts';

import { accountEndpoints } from '../contract.ts';

export const accountApi = createApi(accountEndpoints);
