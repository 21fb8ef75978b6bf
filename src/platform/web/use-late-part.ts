import { startTransition, useEffect, useState } from 'react';

import type { LatePart } from './late-part.ts';

/** The part once it has come, drawn without holding up anything else; null before. */
export function useLatePart<T>(part: LatePart<T>): T | null {
  const [come, setCome] = useState(() => part.get());
  useEffect(() => part.wait((value) => startTransition(() => setCome(() => value))), [part]);
  return come;
}
