import { createApi } from '#platform/web/api.ts';

import { voiceEndpoints } from '../contract.ts';

export const voiceApi = createApi(voiceEndpoints);
