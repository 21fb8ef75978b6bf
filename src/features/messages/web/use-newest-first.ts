import { startTransition, useEffect, useState } from 'react';

import { painted } from '#platform/web/frames.ts';

/** So many fill a screen; a slow device draws no more for it. */
const firstDrawn = 8;

/**
 * The newest messages at first, and all of them right after they are on the screen; all at once
 * where a message is looked for among them.
 */
export function useNewestFirst<T>(
  messages: readonly T[],
  isLookedFor: boolean,
): { drawn: readonly T[]; isWhole: boolean } {
  const [isMeantWhole, setWhole] = useState(messages.length <= firstDrawn);
  const isWhole = isMeantWhole || isLookedFor;
  useEffect(() => {
    if (!isWhole) void painted().then(() => startTransition(() => setWhole(true)));
  }, [isWhole]);
  return { drawn: isWhole ? messages : messages.slice(-firstDrawn), isWhole };
}
