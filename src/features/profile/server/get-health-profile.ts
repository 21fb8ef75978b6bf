import type { Handler } from '#platform/server/handler.ts';
import type { profileEndpoints } from '../contract.ts';
import { healthView } from './health-view.ts';
import type { ProfileServices } from './profile-services.ts';

export const getHealthProfile: Handler<
  typeof profileEndpoints.getHealthProfile,
  ProfileServices
> = async ({ user }, { db }) => healthView(db, user.userId);
