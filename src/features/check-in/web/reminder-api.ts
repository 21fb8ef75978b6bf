import { createApi } from '#platform/web/api.ts';

import { reminderEndpoints } from '../reminder-contract.ts';

export const reminderApi = createApi(reminderEndpoints);
