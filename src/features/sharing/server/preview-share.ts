import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { findMasksIn } from '#features/masking/find-masks.ts';
import { knownNamesOf } from './known-names.ts';
import { readTags } from '../rules.ts';
import { maskedTags } from '#features/masking/mask-tags.ts';
import { requireAdult } from './require-adult.ts';
import { consentFor } from './share-consent.ts';
import type { SharingServices } from './sharing-services.ts';
import { shareableMessages } from './share-text.ts';
import { dayStart } from '../share-view.ts';

/** Stores nothing: it proposes masks, and the author decides. */
export const previewShare: Handler<typeof sharingEndpoints.previewShare, SharingServices> = async (
  { user, params, body, language, now },
  { db },
) => {
  await requireAdult(db, { userId: user.userId, now });
  const owned = { userId: user.userId, sessionId: params.id };
  const { messages } = await shareableMessages(db, owned, body.messageIds);
  const texts = [body.title, body.description, ...messages.map(({ content }) => content)];
  const tags = readTags(body.tags);
  const { all: knownNames } = await knownNamesOf(db, user.userId);
  const found = findMasksIn([...texts, ...tags], knownNames);
  const [title = [], description = [], ...masks] = found;
  return {
    title: { content: body.title, masks: title },
    description: { content: body.description, masks: description },
    tags: maskedTags(tags, found.slice(texts.length)),
    messages: messages.map(({ id, role, content, day }, place) => ({
      id,
      role,
      content,
      createdAt: dayStart(day),
      masks: masks[place] ?? [],
    })),
    knownNames,
    consent: consentFor(language),
  };
};
