import { useEffect, useRef, useState } from 'react';

/** Whether a value has changed within the last `ms`, not counting its first value. */
export function useRecentChange(value: string | null | undefined, ms: number): boolean {
  const known = useRef(value);
  const [isRecent, setRecent] = useState(false);
  useEffect(() => {
    const before = known.current;
    if (value === undefined || value === before) return undefined;
    known.current = value;
    if (before === undefined) return undefined;
    setRecent(true);
    const timer = setTimeout(() => setRecent(false), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return isRecent;
}
