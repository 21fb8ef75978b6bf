import { charCount } from '#platform/contract/chars.ts';

import type { ShareConsent } from '../contract.ts';
import { findMasksIn } from '#features/masking/find-masks.ts';
import { tagMask } from '#features/masking/mask-tags.ts';
import { coveredContent, coverStretch, coverWords, flipMark } from './share-marks.ts';
import { markText, takenMasks, type MarkedText } from './share-marks.ts';

type ShareFields = {
  title: string;
  description: string;
  tags: readonly string[];
  isPublic: boolean;
  isAnonymous: boolean;
  helpNeeded: boolean;
};

export type SourceMessage = { id: number; role: 'user' | 'assistant'; content: string };

/** What a share is made from: a session, or the share as it stands. */
export type ShareSource = {
  fields: ShareFields;
  messages: readonly SourceMessage[];
  consent: ShareConsent;
};

export type ShareStep = 'describe' | 'masks' | 'consent';

export type ShareDraft = ShareFields & {
  step: ShareStep;
  /** Messages left out, by id; at first none is. */
  left: readonly number[];
  /** Title, description, tags and chosen messages with their marks, once they were looked through. */
  texts: readonly MarkedText[];
};

export type DraftAction =
  | { type: 'changed'; fields: Partial<ShareFields> }
  | { type: 'chosen'; ids: readonly number[]; isChosen: boolean }
  | { type: 'turned'; step: ShareStep }
  | { type: 'flipped'; key: string; place: number }
  | { type: 'covered'; key: string; start: number; end: number }
  | { type: 'coveredWords'; words: string };

export const titleKey = 'title';
export const descriptionKey = 'description';
/** Tags are texts of their own, named by what they say. */
const tagKeyStart = 'tag:';
export const isTagKey = (key: string): boolean => key.startsWith(tagKeyStart);

export const startDraft = ({ fields }: ShareSource): ShareDraft => ({
  ...fields,
  step: 'describe',
  left: [],
  texts: [],
});

export const chosenMessages = (source: ShareSource, { left }: ShareDraft): SourceMessage[] =>
  source.messages.filter(({ id }) => !left.includes(id));

/** describe → masks → consent and back; what was decided on the way stays. */
export function draftAfter(
  source: ShareSource,
  draft: ShareDraft,
  action: DraftAction,
): ShareDraft {
  const change = (key: string | null, by: (text: MarkedText) => MarkedText): ShareDraft => ({
    ...draft,
    texts: draft.texts.map((text) => (key === null || text.key === key ? settled(by(text)) : text)),
  });
  switch (action.type) {
    case 'changed':
      return { ...draft, ...action.fields };
    case 'chosen': {
      const others = draft.left.filter((id) => !action.ids.includes(id));
      return { ...draft, left: action.isChosen ? others : [...others, ...action.ids] };
    }
    case 'turned': {
      const isLookedThrough = action.step !== 'masks' || draft.step === 'consent';
      const texts = isLookedThrough ? draft.texts : markedTexts(source, draft);
      return { ...draft, step: action.step, texts };
    }
    case 'flipped':
      return change(action.key, (text) => flipMark(text, action.place));
    case 'covered':
      return change(action.key, (text) => coverStretch(text, action));
    case 'coveredWords':
      return change(null, (text) => coverWords(text, action.words));
  }
}

/** The rules that propose masks are those of the server; nothing typed leaves the page for it. */
function markedTexts(source: ShareSource, draft: ShareDraft): MarkedText[] {
  const texts = [
    { key: titleKey, content: draft.title.trim() },
    { key: descriptionKey, content: draft.description.trim() },
    ...draft.tags.map((tag) => ({ key: tagKeyStart + tag, content: tag })),
    ...chosenMessages(source, draft).map(({ id, content }) => ({ key: String(id), content })),
  ];
  const proposed = findMasksIn(texts.map(({ content }) => content));
  return texts.map((text, place) => {
    const before = draft.texts.find(({ key }) => key === text.key);
    const found = proposed[place] ?? [];
    if (!isTagKey(text.key)) return markText(text, found, before);
    const mask = tagMask(text.content, found);
    return markText(text, mask ? [mask] : [], before);
  });
}

/** A tag is covered whole: half a tag says nothing. */
function settled(text: MarkedText): MarkedText {
  const own = isTagKey(text.key) ? text.marks.find(({ isOwn, isTaken }) => isOwn && isTaken) : null;
  if (!own) return text;
  const end = charCount(text.content);
  return { ...text, marks: [{ ...own, start: 0, end, replacement: '' }] };
}

const isMessage = ({ key }: MarkedText): boolean =>
  key !== titleKey && key !== descriptionKey && !isTagKey(key);

/** The tags as they would be read; what is covered without a replacement is left out. */
export const coveredTags = (draft: ShareDraft): string[] =>
  draft.texts
    .filter(({ key }) => isTagKey(key))
    .map(coveredContent)
    .filter((tag) => tag !== '');

function described(draft: ShareDraft, { version }: ShareConsent) {
  const words = (wanted: string): string => {
    const text = draft.texts.find(({ key }) => key === wanted);
    return text ? coveredContent(text) : '';
  };
  const { isPublic, isAnonymous, helpNeeded } = draft;
  return {
    title: words(titleKey),
    description: words(descriptionKey),
    tags: coveredTags(draft),
    isPublic,
    isAnonymous,
    helpNeeded,
    consentVersion: version,
  };
}

/** What is sent to share a session: its messages by id, and what covers them. */
export function firstSubmission(draft: ShareDraft, consent: ShareConsent) {
  const messages = draft.texts.filter(isMessage);
  return {
    ...described(draft, consent),
    messageIds: messages.map(({ key }) => Number(key)),
    masks: messages.flatMap((text) =>
      takenMasks(text).map((mask) => ({ messageId: Number(text.key), ...mask })),
    ),
  };
}

/** What is sent to change a share: the messages that stay, each masked further. */
export function furtherSubmission(draft: ShareDraft, consent: ShareConsent) {
  return {
    ...described(draft, consent),
    messages: draft.texts.filter(isMessage).map((text) => ({
      id: Number(text.key),
      masks: takenMasks(text),
    })),
  };
}
