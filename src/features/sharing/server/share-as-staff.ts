import { lockSession } from '#features/sessions/server/session-store.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { knownNamesOf } from './known-names.ts';
import { readMyShare } from './read-my-share.ts';
import { requireAdult } from './require-adult.ts';
import { recordConsent, requireConsent } from './share-consent.ts';
import { insertShare } from './share-store.ts';
import { shareableMessages, textOfSession } from './share-text.ts';
import type { SharingServices } from './sharing-services.ts';

/** Staff can publish only their own sessions this way. */
export const shareAsStaff: Handler<typeof sharingEndpoints.shareAsStaff, SharingServices> = async (
  { user: { userId }, params, body, language, now },
  { db, logStaffAction },
) => {
  requireConsent(body.consentVersion);
  await requireAdult(db, { userId, now });
  const shareId = await transaction(db, async (tx) => {
    const owned = { userId, sessionId: params.id };
    // A session that is deleted at this moment takes the share along.
    await lockSession(tx, owned);
    const { sessionTitle, messages } = await shareableMessages(tx, owned, undefined);
    const words = { ...body, title: body.title ?? sessionTitle };
    const text = textOfSession(words, messages, undefined, await knownNamesOf(tx, userId));
    const made = { ...owned, text, options: body, now, approvedBy: userId };
    const id = await insertShare(tx, made);
    await recordConsent(tx, { userId, shareId: id, language, now });
    const object = { objectKind: 'share', objectId: id, reason: '' } as const;
    await logStaffAction(tx, { actorId: userId, action: 'share-as-staff', ...object, now });
    return id;
  });
  return readMyShare(db, { userId, shareId });
};
