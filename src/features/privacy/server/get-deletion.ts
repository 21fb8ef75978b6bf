import { findDeletion } from '#features/account/server/account-deletion-store.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { privacyEndpoints } from '../contract.ts';
import { toDeletion } from './deletion-view.ts';
import type { PrivacyServices } from './privacy-services.ts';

export const getDeletion: Handler<typeof privacyEndpoints.getDeletion, PrivacyServices> = async (
  { user },
  { db, settings },
) => {
  const deletion = await findDeletion(db, user.userId);
  const { coolingOffDays } = settings;
  return { coolingOffDays, deletion: deletion ? toDeletion(deletion) : null };
};
