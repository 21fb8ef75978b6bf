import { startTransition, useEffect, useState } from 'react';

import type { LatePart } from './late-part.ts';

/**
 * The part once loaded, without blocking anything else; null until then, and while it is not
 * needed.
 */
export function useLatePart<T>(part: LatePart<T>, isNeeded = true): T | null {
  const [come, setCome] = useState(() => part.get());
  useEffect(
    () =>
      isNeeded ? part.wait((value) => startTransition(() => setCome(() => value))) : undefined,
    [part, isNeeded],
  );
  return isNeeded ? come : null;
}
