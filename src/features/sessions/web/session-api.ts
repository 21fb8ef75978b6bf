import { createApi } from '#platform/web/api.ts';

import { sessionEndpoints } from '../contract.ts';

export const sessionApi = createApi(sessionEndpoints);
