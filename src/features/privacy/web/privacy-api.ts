import { createApi } from '#platform/web/api.ts';

import { privacyEndpoints } from '../contract.ts';

export const privacyApi = createApi(privacyEndpoints);
