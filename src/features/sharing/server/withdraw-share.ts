import { withdrawConsent } from '#features/agreement/server/consent-store.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { readMyShare } from './read-my-share.ts';
import { publicationOf } from './share-consent.ts';
import { hideShare } from './share-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const withdrawShare: Handler<typeof sharingEndpoints.withdrawShare, SharingServices> = (
  { user: { userId }, params, now },
  { db },
) => {
  const owned = { userId, shareId: params.id };
  return transaction(db, async (tx) => {
    await hideShare(tx, owned);
    await withdrawConsent(tx, publicationOf(owned), now);
    return readMyShare(tx, owned);
  });
};
