import { createElement } from 'react';

import { idle } from '#platform/web/idle.ts';
import { LatePart } from '#platform/web/late-part.ts';
import { useLatePart } from '#platform/web/use-late-part.ts';

import type { CheckInPlace } from './check-in-part.tsx';

// The page comes first.
const latePart = new LatePart(async () => {
  await idle();
  return (await import('./check-in-part.tsx')).CheckInPart;
});

/** The open questions, or the offer of one, once its script has loaded. */
export function LateCheckIn(place: CheckInPlace) {
  const part = useLatePart(latePart);
  return part && createElement(part, place);
}
