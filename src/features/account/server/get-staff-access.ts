import type { Handler } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import type { AccountServices } from './account-services.ts';

/** A page asks this before it makes a call that only staff may make. */
export const getStaffAccess: Handler<typeof accountEndpoints.getStaffAccess, AccountServices> = ({
  user,
}) => Promise.resolve({ mayReview: user.isStaff });
