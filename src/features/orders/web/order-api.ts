import { createApi } from '#platform/web/api.ts';

import { orderEndpoints } from '../contract.ts';

export const orderApi = createApi(orderEndpoints);
