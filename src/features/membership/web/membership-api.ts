import { createApi } from '#platform/web/api.ts';

import { membershipEndpoints } from '../contract.ts';

export const membershipApi = createApi(membershipEndpoints);
