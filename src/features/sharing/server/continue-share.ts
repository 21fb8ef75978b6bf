import { insertCarriedSummary } from '#features/messages/server/carried-summary-store.ts';
import { openSession } from '#features/sessions/server/session-creation-store.ts';
import { findSession, recordActivity } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { sharingTexts } from '../texts.ts';
import { lockShare, insertShareCopy } from './share-copy-store.ts';
import { findShareFor } from './share-store.ts';
import type { SharingServices } from './sharing-services.ts';
import { removedQuote, quoteShare } from './quote-share.ts';

/** The quotation is never read as the caller's own words, and no message is charged. */
export const continueShare: Handler<typeof sharingEndpoints.continueShare, SharingServices> = (
  { user: { userId }, params, language, now },
  { db },
) =>
  transaction(db, async (tx) => {
    await lockShare(tx, params.id);
    const share = await findShareFor(tx, { userId, shareId: params.id });
    if (!share) throw new AppError('not_found');
    // Not the title of the share: a session title is copied into continuations, sheets and shares.
    const title = sharingTexts[language].quoteTitle;
    const opened = await openSession(tx, { userId, title, personId: null, now });
    const inSession = { userId, sessionId: opened.id };
    const content = quoteShare(share, language);
    const id = await insertCarriedSummary(tx, {
      ...inSession,
      content,
      words: '',
      summary: null,
      now,
    });
    const contentAfter = removedQuote(language);
    const copy = { ...inSession, messageId: id, shareId: share.id, contentAfter };
    // The author's own words need no permission of theirs to stay, and their share may not be approved.
    if (!share.is_mine) await insertShareCopy(tx, copy);
    await recordActivity(tx, {
      ...inSession,
      addedMessages: 1,
      uploadChars: 0,
      downloadChars: 0,
      last: { id, role: 'system', content, at: now },
      summaryAt: null,
    });
    return (await findSession(tx, inSession)) ?? opened;
  });
