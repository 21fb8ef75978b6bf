import { createApi } from '#platform/web/api.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';

import { profileEndpoints } from '../contract.ts';

export const profileApi = createApi(profileEndpoints);
export const familyQuery = endpointQuery(profileApi, 'listPersons');
