import { createApi } from '#platform/web/api.ts';

import { agreementEndpoints } from '../contract.ts';

export const agreementApi = createApi(agreementEndpoints);
