import { createElement } from 'react';

import { LatePart } from '#platform/web/late-part.ts';
import { useLatePart } from '#platform/web/use-late-part.ts';

import type { ChatFamilyProps } from './chat-family.tsx';

// A conversation goes on without it, also where the network is lost before its script has come.
const lateFamily = new LatePart(async () => (await import('./chat-family.tsx')).ChatFamily);

/** What a conversation says of the family, once its script is here. */
export function LateFamily(props: ChatFamilyProps) {
  const part = useLatePart(lateFamily);
  return part && createElement(part, props);
}
