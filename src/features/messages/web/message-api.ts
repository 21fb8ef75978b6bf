import { createApi } from '#platform/web/api.ts';

import { messageEndpoints } from '../contract.ts';

export const messageApi = createApi(messageEndpoints);
