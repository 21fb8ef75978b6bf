import type { Handler } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import type { AccountServices } from './account-services.ts';

/** Pages call this before making calls that are for staff only. */
export const getStaffAccess: Handler<typeof accountEndpoints.getStaffAccess, AccountServices> = ({
  user,
}) =>
  Promise.resolve({
    mayReview: user.isStaff,
    lacksSecondFactor: user.lacksSecondFactor === true,
  });
