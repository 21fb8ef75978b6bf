import type { Handler } from '#platform/server/handler.ts';
import type { familyEndpoints } from '../family-contract.ts';
import type { ProfileServices } from './profile-services.ts';
import { familyView } from './family-view.ts';

export const listPersons: Handler<typeof familyEndpoints.listPersons, ProfileServices> = async (
  { user },
  { db },
) => familyView(db, user.userId);
