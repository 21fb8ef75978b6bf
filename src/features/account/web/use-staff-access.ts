import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '#platform/web/endpoint-query.ts';

import { accountApi } from './account-api.ts';

/** Whether the user can open staff pages; no staff call is made before that is known. */
export const useStaffAccess = (isAsked = true) =>
  useQuery({ ...endpointQuery(accountApi, 'getStaffAccess'), enabled: isAsked });
