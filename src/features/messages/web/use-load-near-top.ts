import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Older messages are requested when the reader is nearer to the oldest than this. */
const nearTopPx = 600;

type Older = {
  exist: boolean;
  areLoading: boolean;
  haveFailed: boolean;
  load: () => void;
};

/** Loads older messages while the reader goes up. Returns what marks the top of those that are there. */
export function useLoadNearTop(
  scroller: RefObject<HTMLElement | null>,
  isReadingBack: boolean,
  older: Older,
): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const load = useRef(older.load);
  useEffect(() => {
    load.current = older.load;
  });
  const canLoad = isReadingBack && older.exist && !older.areLoading && !older.haveFailed;
  useEffect(() => {
    if (!canLoad || !top.current) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        load.current();
      },
      { root: scroller.current, rootMargin: `${nearTopPx}px 0px 0px` },
    );
    watch.observe(top.current);
    return () => watch.disconnect();
  }, [canLoad, scroller]);
  return top;
}
