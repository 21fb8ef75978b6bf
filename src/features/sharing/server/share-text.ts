// The text of a share: the chosen messages with their masks, the preview and the outline for cards,
// the search text and the flags for reviewers. It is copied from the session once; later changes do not affect it.
import { AppError } from '#platform/contract/app-error.ts';
import { both, type Bilingual } from '#platform/contract/define-texts.ts';
import { shortened } from '#platform/contract/chars.ts';
import { chinaDay } from '#platform/contract/china-time.ts';
import { listMessagePage } from '#features/messages/server/message-store.ts';
import { findSession } from '#features/sessions/server/session-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { applyMasks, moveMasks } from '#features/masking/apply-masks.ts';
import type { Mask } from '#features/masking/contract.ts';
import { findMasksIn } from '#features/masking/find-masks.ts';
import {
  readTags,
  shareMessagesMax,
  sharedPreviewCharsMax,
  sharedPreviewsMax,
  type ShareFlag,
} from '../rules.ts';
import { maskedTags, type MaskedTag } from '#features/masking/mask-tags.ts';
import { sharingTexts } from '../texts.ts';
import type { ShareOutline } from '../contract.ts';
import type { KnownNames } from './known-names.ts';
import { flagsOf } from './share-flags.ts';
import { outlineOf } from './share-outline.ts';
import type { StoredMessage } from '../share-view.ts';

export type ShareText = {
  title: string;
  description: string;
  tags: string[];
  messages: StoredMessage[];
  preview: StoredMessage[];
  outline: ShareOutline | null;
  titleMasks: Mask[];
  descriptionMasks: Mask[];
  searchText: string;
  flags: ShareFlag[];
};

export type SourceMessage = {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  day: string;
};

/** The messages of a session that can be shared: complete ones of both sides. */
export async function shareableMessages(
  db: Executor,
  owned: { userId: number; sessionId: number },
  messageIds: readonly number[] | undefined,
): Promise<{ sessionTitle: string; messages: SourceMessage[] }> {
  const session = await findSession(db, owned);
  if (!session) throw new AppError('not_found');
  const { messages } = await listMessagePage(db, owned, { page: 1, page_size: shareMessagesMax });
  const whole = messages.flatMap(({ id, role, content, createdAt, status }) =>
    role === 'system' || status === 'streaming' || content.trim() === ''
      ? []
      : [{ id, role, content, day: chinaDay(new Date(createdAt)) }],
  );
  const wanted = new Set(messageIds);
  const chosen = messageIds ? whole.filter(({ id }) => wanted.has(id)) : whole;
  if (messageIds && chosen.length < wanted.size) {
    throw refusal(
      'messageIds',
      both(sharingTexts, (t) => t.unknownMessages),
    );
  }
  return { sessionTitle: session.title, messages: chosen };
}

type Masked = { content: string; masks: Mask[] };
type Words = { title: string; description: string; tags: string | readonly string[] };

/** The text of a first submission; without chosen masks, every proposed mask is applied. */
export function textOfSession(
  words: Words,
  source: readonly SourceMessage[],
  chosen: readonly (Mask & { messageId: number })[] | undefined,
  known: KnownNames,
): ShareText {
  if (source.length === 0) {
    throw refusal(
      'messageIds',
      both(sharingTexts, (t) => t.nothingToShare),
    );
  }
  if (chosen?.some(({ messageId }) => !source.some(({ id }) => id === messageId))) {
    throw badMasks('masks');
  }
  const texts = [words.title, words.description, ...source.map(({ content }) => content)];
  const tags = readTags(words.tags);
  const proposed = chosen ? null : findMasksIn([...texts, ...tags], known.all);
  const hidden = proposed ? maskedTags(tags, proposed.slice(texts.length)) : [];
  const masked = (text: string, place: number, own: readonly Mask[]): Masked =>
    fitted(text, proposed?.[place] ?? own, 'masks');
  const masksOf = (id: number) =>
    (chosen ?? []).flatMap(({ messageId, ...mask }) => (messageId === id ? [mask] : []));
  const parts = {
    title: masked(words.title.trim(), 0, []),
    description: masked(words.description.trim(), 1, []),
    messages: source.map(({ id, role, content, day }, place) => ({
      role,
      day,
      ...masked(content, place + 2, masksOf(id)),
    })),
  };
  return assemble(withoutMasked(tags, hidden), parts, known.family);
}

/** The text of a resubmission: the remaining messages of the stored text with further masks. */
export function textOfShare(
  words: Words,
  kept: readonly StoredMessage[],
  chosen: readonly { id: number; masks: readonly Mask[] }[] | undefined,
  known: KnownNames,
): ShareText {
  const changed = chosen
    ?.toSorted((a, b) => a.id - b.id)
    .map(({ id, masks }, place, all) => {
      const message = kept[id - 1];
      if (!message || all[place - 1]?.id === id) throw badMasks('messages');
      const { content, masks: added } = fitted(message.content, masks, 'messages');
      return { ...message, content, masks: [...moveMasks(message.masks, masks), ...added] };
    });
  const parts = {
    title: { content: words.title.trim(), masks: [] },
    description: { content: words.description.trim(), masks: [] },
    messages: changed ?? [...kept],
  };
  return assemble(words.tags, parts, known.family);
}

function withoutMasked(tags: readonly string[], hidden: readonly MaskedTag[]): string[] {
  return tags.map((each) => hidden.find(({ tag }) => tag === each)?.mask.replacement ?? each);
}

function assemble(
  tags: Words['tags'],
  parts: { title: Masked; description: Masked; messages: StoredMessage[] },
  familyNames: readonly string[],
): ShareText {
  const { title, description, messages } = parts;
  const words = readTags(tags);
  const texts = [title.content, description.content, ...messages.map(({ content }) => content)];
  return {
    title: title.content,
    description: description.content,
    tags: words,
    messages,
    preview: messages.slice(0, sharedPreviewsMax).map((message) => ({
      ...message,
      content: shortened(message.content, sharedPreviewCharsMax),
      masks: [],
    })),
    outline: outlineOf(messages),
    titleMasks: title.masks,
    descriptionMasks: description.masks,
    searchText: [texts[0], texts[1], words.join(' '), ...texts.slice(2)].join('\n'),
    flags: flagsOf(
      { title: title.content, description: description.content, tags: words, messages },
      familyNames,
    ),
  };
}

function fitted(text: string, masks: readonly Mask[], field: string): Masked {
  const masked = applyMasks(text, masks);
  if (!masked) throw badMasks(field);
  return masked;
}

function badMasks(field: string): AppError {
  return refusal(
    field,
    both(sharingTexts, (t) => t.badMasks),
  );
}

function refusal(field: string, text: Bilingual): AppError {
  return new AppError('validation_failed', { text, fields: { [field]: [text] } });
}
