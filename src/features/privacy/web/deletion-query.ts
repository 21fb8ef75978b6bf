import { endpointQuery } from '#platform/web/endpoint-query.ts';

import { privacyApi } from './privacy-api.ts';

/** The cooling-off period, and the pending deletion if there is one. */
export const deletionQuery = endpointQuery(privacyApi, 'getDeletion');
