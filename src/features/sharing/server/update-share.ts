import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { knownNamesOf } from './known-names.ts';
import { readMyShare } from './read-my-share.ts';
import { requireAdult } from './require-adult.ts';
import { requireShareRoom } from './require-share-room.ts';
import { recordConsent, requireConsent } from './share-consent.ts';
import { lockOwnShare, rewriteShare } from './share-store.ts';
import { textOfShare } from './share-text.ts';
import type { SharingServices } from './sharing-services.ts';

export const updateShare: Handler<typeof sharingEndpoints.updateShare, SharingServices> = async (
  { user: { userId }, params, body, language, now },
  { db },
) => {
  requireConsent(body.consentVersion);
  await requireAdult(db, { userId, now });
  const owned = { userId, shareId: params.id };
  await transaction(db, async (tx) => {
    await requireShareRoom(tx, owned);
    const share = await lockOwnShare(tx, owned);
    if (!share) throw new AppError('not_found');
    const text = textOfShare(body, share.messages, body.messages, await knownNamesOf(tx, userId));
    await rewriteShare(tx, { ...owned, text, options: body, now });
    await recordConsent(tx, { ...owned, language, now });
  });
  return readMyShare(db, owned);
};
