import { createApi } from '#platform/web/api.ts';

import { profileEndpoints } from '../contract.ts';

export const profileApi = createApi(profileEndpoints);
