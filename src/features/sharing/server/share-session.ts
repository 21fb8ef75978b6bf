import { lockSession } from '#features/sessions/server/session-store.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { recordConsent, requireConsent } from './share-consent.ts';
import { insertShare } from './share-store.ts';
import { shareableMessages, textOfSession } from './share-text.ts';
import { knownNamesOf } from './known-names.ts';
import { readMyShare } from './read-my-share.ts';
import { requireAdult } from './require-adult.ts';
import { requireShareRoom } from './require-share-room.ts';
import type { SharingServices } from './sharing-services.ts';

export const shareSession: Handler<typeof sharingEndpoints.shareSession, SharingServices> = async (
  { user: { userId }, params, body, language, now },
  { db },
) => {
  requireConsent(body.consentVersion);
  await requireAdult(db, { userId, now });
  const shareId = await transaction(db, async (tx) => {
    await requireShareRoom(tx, { userId, shareId: null });
    const owned = { userId, sessionId: params.id };
    // A session that is deleted at this moment takes the share along.
    await lockSession(tx, owned);
    const { messages } = await shareableMessages(tx, owned, body.messageIds);
    const text = textOfSession(body, messages, body.masks, await knownNamesOf(tx, userId));
    const id = await insertShare(tx, { ...owned, text, options: body, now });
    await recordConsent(tx, { userId, shareId: id, language, now });
    return id;
  });
  return readMyShare(db, { userId, shareId });
};
