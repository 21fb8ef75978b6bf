import { createElement } from 'react';

import { LatePart } from '#platform/web/late-part.ts';
import { useLatePart } from '#platform/web/use-late-part.ts';

import type { ChatFamilyProps } from './chat-family.tsx';

// The conversation works without it, also if the network is lost before its script has loaded.
const lateFamily = new LatePart(async () => (await import('./chat-family.tsx')).ChatFamily);

/** What a conversation shows about the family, once its script has loaded. */
export function LateFamily(props: ChatFamilyProps) {
  const part = useLatePart(lateFamily);
  return part && createElement(part, props);
}
