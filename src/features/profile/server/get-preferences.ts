import type { Handler } from '#platform/server/handler.ts';
import type { profileEndpoints } from '../contract.ts';
import { preferencesView } from './preferences-view.ts';
import type { ProfileServices } from './profile-services.ts';

export const getPreferences: Handler<
  typeof profileEndpoints.getPreferences,
  ProfileServices
> = async ({ user }, services) => preferencesView(services, user.userId);
