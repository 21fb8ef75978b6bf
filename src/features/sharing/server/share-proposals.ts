import type { ShareReview } from '../review-contract.ts';
import { findMasksIn } from '../find-masks.ts';
import { maskedTags } from '../tag-mask.ts';
import type { OwnRow } from './share-view.ts';

type Marks = ShareReview['proposals'];
type Text = Pick<
  OwnRow,
  'title' | 'description' | 'tags' | 'messages' | 'title_masks' | 'description_masks'
>;

/** What may still identify somebody in a share as it stands; messages without any are left out. */
export function proposalsFor({ title, description, tags, messages }: Text): Marks {
  const texts = [title, description, ...messages.map(({ content }) => content)];
  const found = findMasksIn([...texts, ...tags]);
  const [inTitle = [], inDescription = [], ...rest] = found.slice(0, texts.length);
  return {
    title: inTitle,
    description: inDescription,
    tags: maskedTags(tags, found.slice(texts.length)),
    messages: rest.flatMap((masks, place) => (masks.length > 0 ? [{ id: place + 1, masks }] : [])),
  };
}

/** What the author masked, where it stands now. */
export function masksTaken({
  title_masks,
  description_masks,
  messages,
}: Text): ShareReview['masked'] {
  return {
    title: title_masks,
    description: description_masks,
    messages: messages.flatMap(({ masks }, place) =>
      masks.length > 0 ? [{ id: place + 1, masks }] : [],
    ),
  };
}
