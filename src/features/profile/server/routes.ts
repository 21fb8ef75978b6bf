import type { Handlers } from '#platform/server/handler.ts';
import type { profileEndpoints } from '../contract.ts';
import { getHealthProfile } from './get-health-profile.ts';
import { getPreferences } from './get-preferences.ts';
import type { ProfileServices } from './profile-services.ts';
import { saveHealthProfile } from './save-health-profile.ts';
import { updatePreferences } from './update-preferences.ts';
import { withdrawHealthConsent } from './withdraw-health-consent.ts';

export const profileHandlers: Handlers<typeof profileEndpoints, ProfileServices> = {
  getPreferences,
  updatePreferences,
  getHealthProfile,
  saveHealthProfile,
  withdrawHealthConsent,
};
