import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '#platform/web/endpoint-query.ts';

import { accountApi } from './account-api.ts';

/** Whether the pages for staff are open to the reader; no call for staff is made before that is known. */
export const useStaffAccess = (isAsked = true) =>
  useQuery({ ...endpointQuery(accountApi, 'getStaffAccess'), enabled: isAsked });
