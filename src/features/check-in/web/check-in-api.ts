import { createApi } from '#platform/web/api.ts';

import { checkInEndpoints } from '../contract.ts';

export const checkInApi = createApi(checkInEndpoints);
