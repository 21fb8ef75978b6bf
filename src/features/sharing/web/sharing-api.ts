import { createApi } from '#platform/web/api.ts';

import { sharingEndpoints } from '../contract.ts';

export const sharingApi = createApi(sharingEndpoints);
