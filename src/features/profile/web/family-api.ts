import { createApi } from '#platform/web/api.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';

import { familyEndpoints } from '../family-contract.ts';

export const familyApi = createApi(familyEndpoints);
export const familyQuery = endpointQuery(familyApi, 'listPersons');
