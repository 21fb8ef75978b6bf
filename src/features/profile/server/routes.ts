import type { Handlers } from '#platform/server/handler.ts';
import type { profileEndpoints } from '../contract.ts';
import type { familyEndpoints } from '../family-contract.ts';
import { createPerson } from './create-person.ts';
import { deletePerson } from './delete-person.ts';
import { getHealthProfile } from './get-health-profile.ts';
import { getPreferences } from './get-preferences.ts';
import { listPersons } from './list-persons.ts';
import type { ProfileServices } from './profile-services.ts';
import { saveHealthProfile } from './save-health-profile.ts';
import { updatePerson } from './update-person.ts';
import { updatePreferences } from './update-preferences.ts';
import { withdrawHealthConsent } from './withdraw-health-consent.ts';

export const profileHandlers: Handlers<
  typeof profileEndpoints & typeof familyEndpoints,
  ProfileServices
> = {
  getPreferences,
  updatePreferences,
  getHealthProfile,
  saveHealthProfile,
  withdrawHealthConsent,
  listPersons,
  createPerson,
  updatePerson,
  deletePerson,
};
