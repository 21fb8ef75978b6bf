import { useRef, useState } from 'react';
import type { UIEvent } from 'react';

/** A finger that rests still moves this much, in px. */
const stillPx = 6;

/** In a short window the header leaves as one reads on, and returns as one goes back. */
export function useAwayHeader() {
  const [isAway, setAway] = useState(false);
  const seen = useRef(0);
  const onScroll = ({ target }: UIEvent): void => {
    if (!(target instanceof HTMLElement) || target.querySelector('[role=log]') === null) return;
    const moved = target.scrollTop - seen.current;
    if (Math.abs(moved) < stillPx) return;
    seen.current = target.scrollTop;
    setAway(moved > 0);
  };
  return { isAway, onScroll };
}
