import type { ShareReview } from '../review-contract.ts';
import { findMasksIn } from '../find-masks.ts';
import type { OwnRow } from './share-view.ts';

type Marks = ShareReview['proposals'];
type Text = Pick<
  OwnRow,
  'title' | 'description' | 'messages' | 'title_masks' | 'description_masks'
>;

/** What may still identify somebody in a share as it stands; messages without any are left out. */
export function proposalsFor({ title, description, messages }: Text): Marks {
  const texts = [title, description, ...messages.map(({ content }) => content)];
  const [inTitle = [], inDescription = [], ...rest] = findMasksIn(texts);
  return {
    title: inTitle,
    description: inDescription,
    messages: rest.flatMap((masks, place) => (masks.length > 0 ? [{ id: place + 1, masks }] : [])),
  };
}

/** What the author masked, where it stands now. */
export function masksTaken({ title_masks, description_masks, messages }: Text): Marks {
  return {
    title: title_masks,
    description: description_masks,
    messages: messages.flatMap(({ masks }, place) =>
      masks.length > 0 ? [{ id: place + 1, masks }] : [],
    ),
  };
}
