import { endpointQuery } from '#platform/web/endpoint-query.ts';

import { privacyApi } from './privacy-api.ts';

/** How long a deletion can be taken back, and whether one is pending. */
export const deletionQuery = endpointQuery(privacyApi, 'getDeletion');
