import type { MaskProposals } from './contract.ts';
import { findMasksIn } from './find-masks.ts';
import { maskedTags } from './mask-tags.ts';

type Texts = {
  title: string;
  description: string;
  tags: readonly string[];
  messages: readonly { content: string }[];
};

/** Proposes masks for a share as it is stored; messages without any are left out. */
export function proposeMasks(
  { title, description, tags, messages }: Texts,
  knownNames: readonly string[],
): MaskProposals {
  const texts = [title, description, ...messages.map(({ content }) => content)];
  const found = findMasksIn([...texts, ...tags], knownNames);
  const [inTitle = [], inDescription = [], ...rest] = found.slice(0, texts.length);
  return {
    title: inTitle,
    description: inDescription,
    tags: maskedTags(tags, found.slice(texts.length)),
    messages: rest.flatMap((masks, place) => (masks.length > 0 ? [{ id: place + 1, masks }] : [])),
  };
}
