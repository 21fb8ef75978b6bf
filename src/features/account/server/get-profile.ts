import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import type { AccountServices } from './account-services.ts';
import { findProfile } from './user-store.ts';

export const getProfile: Handler<typeof accountEndpoints.getProfile, AccountServices> = async (
  { user },
  { db },
) => {
  const profile = await findProfile(db, user.userId);
  if (!profile) throw new AppError('sign_in_required');
  return profile;
};
