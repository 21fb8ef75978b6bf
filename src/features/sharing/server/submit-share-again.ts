import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { readMyShare } from './read-my-share.ts';
import { requireAdult } from './require-adult.ts';
import { requireShareRoom } from './require-share-room.ts';
import { recordConsent, requireConsent } from './share-consent.ts';
import { resubmitShare } from './share-store.ts';
import type { SharingServices } from './sharing-services.ts';

/** A share that is already pending or approved stays unchanged. */
export const submitShareAgain: Handler<
  typeof sharingEndpoints.submitShareAgain,
  SharingServices
> = async ({ user: { userId }, params, body, language, now }, { db }) => {
  requireConsent(body.consentVersion);
  await requireAdult(db, { userId, now });
  const owned = { userId, shareId: params.id, now };
  await transaction(db, async (tx) => {
    await requireShareRoom(tx, owned);
    if (await resubmitShare(tx, owned)) await recordConsent(tx, { ...owned, language });
  });
  return readMyShare(db, owned);
};
