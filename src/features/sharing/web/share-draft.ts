import { charCount } from '#platform/contract/chars.ts';

import type { ShareConsent } from '../contract.ts';
import { findMasksIn } from '#features/masking/find-masks.ts';
import { tagMask } from '#features/masking/mask-tags.ts';
import { maskedContent, maskRange, maskWords, toggleMark } from './share-marks.ts';
import { markText, appliedMasks, type MarkedText } from './share-marks.ts';

type ShareFields = {
  title: string;
  description: string;
  tags: readonly string[];
  isPublic: boolean;
  isAnonymous: boolean;
  helpNeeded: boolean;
};

export type SourceMessage = { id: number; role: 'user' | 'assistant'; content: string };

/** The source of a draft: a session or an existing share. */
export type ShareSource = {
  fields: ShareFields;
  messages: readonly SourceMessage[];
  knownNames: readonly string[];
  consent: ShareConsent;
};

export type ShareStep = 'describe' | 'masks' | 'consent';

export type ShareDraft = ShareFields & {
  step: ShareStep;
  /** Ids of excluded messages; none at first. */
  left: readonly number[];
  /** Title, description, tags and chosen messages with their marks, once the masking step was opened. */
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
/** Each tag is a text of its own, keyed by its content. */
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

/** describe → masks → consent and back; decisions about masks are kept. */
export function draftAfter(
  source: ShareSource,
  draft: ShareDraft,
  action: DraftAction,
): ShareDraft {
  const change = (key: string | null, by: (text: MarkedText) => MarkedText): ShareDraft => ({
    ...draft,
    texts: draft.texts.map((text) =>
      key === null || text.key === key ? withWholeTag(by(text)) : text,
    ),
  });
  switch (action.type) {
    case 'changed':
      return { ...draft, ...action.fields };
    case 'chosen': {
      const others = draft.left.filter((id) => !action.ids.includes(id));
      return { ...draft, left: action.isChosen ? others : [...others, ...action.ids] };
    }
    case 'turned': {
      const keepsTexts = action.step !== 'masks' || draft.step === 'consent';
      const texts = keepsTexts ? draft.texts : markedTexts(source, draft);
      return { ...draft, step: action.step, texts };
    }
    case 'flipped':
      return change(action.key, (text) => toggleMark(text, action.place));
    case 'covered':
      return change(action.key, (text) => maskRange(text, action));
    case 'coveredWords':
      return change(null, (text) => maskWords(text, action.words));
  }
}

/** Masks are proposed in the browser with the server's rules, so a draft is not sent for this. */
function markedTexts(source: ShareSource, draft: ShareDraft): MarkedText[] {
  const texts = [
    { key: titleKey, content: draft.title.trim() },
    { key: descriptionKey, content: draft.description.trim() },
    ...draft.tags.map((tag) => ({ key: tagKeyStart + tag, content: tag })),
    ...chosenMessages(source, draft).map(({ id, content }) => ({ key: String(id), content })),
  ];
  const proposed = findMasksIn(
    texts.map(({ content }) => content),
    source.knownNames,
  );
  return texts.map((text, place) => {
    const before = draft.texts.find(({ key }) => key === text.key);
    const found = proposed[place] ?? [];
    if (!isTagKey(text.key)) return markText(text, found, before);
    const mask = tagMask(text.content, found);
    return markText(text, mask ? [mask] : [], before);
  });
}

/** A tag is masked as a whole: half a tag is meaningless. */
function withWholeTag(text: MarkedText): MarkedText {
  const own = isTagKey(text.key)
    ? text.marks.find(({ isOwn, isApplied }) => isOwn && isApplied)
    : null;
  if (!own) return text;
  const end = charCount(text.content);
  return { ...text, marks: [{ ...own, start: 0, end, replacement: '' }] };
}

const isMessage = ({ key }: MarkedText): boolean =>
  key !== titleKey && key !== descriptionKey && !isTagKey(key);

/** The tags after masking; those with an empty replacement are dropped. */
export const remainingTags = (draft: ShareDraft): string[] =>
  draft.texts
    .filter(({ key }) => isTagKey(key))
    .map(maskedContent)
    .filter((tag) => tag !== '');

function described(draft: ShareDraft, { version }: ShareConsent) {
  const words = (wanted: string): string => {
    const text = draft.texts.find(({ key }) => key === wanted);
    return text ? maskedContent(text) : '';
  };
  const { isPublic, isAnonymous, helpNeeded } = draft;
  return {
    title: words(titleKey),
    description: words(descriptionKey),
    tags: remainingTags(draft),
    isPublic,
    isAnonymous,
    helpNeeded,
    consentVersion: version,
  };
}

/** The request body for a new share: message ids and masks. */
export function firstSubmission(draft: ShareDraft, consent: ShareConsent) {
  const messages = draft.texts.filter(isMessage);
  return {
    ...described(draft, consent),
    messageIds: messages.map(({ key }) => Number(key)),
    masks: messages.flatMap((text) =>
      appliedMasks(text).map((mask) => ({ messageId: Number(text.key), ...mask })),
    ),
  };
}

/** The request body for an edited share: the remaining messages with further masks. */
export function resubmission(draft: ShareDraft, consent: ShareConsent) {
  return {
    ...described(draft, consent),
    messages: draft.texts.filter(isMessage).map((text) => ({
      id: Number(text.key),
      masks: appliedMasks(text),
    })),
  };
}
