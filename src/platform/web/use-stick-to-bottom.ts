import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Nearer to the end than this counts as being there. */
const atBottomWithinPx = 40;

/** Stays free above an entry that is higher than the box. */
const marginAbovePx = 16;

/** How far a scrolled box is from its end, in CSS pixels. */
function distanceToBottom(box: {
  scrollHeight: number;
  scrollTop: number;
  clientHeight: number;
}): number {
  return box.scrollHeight - box.scrollTop - box.clientHeight;
}

type StickToBottom = {
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  /** The element inside that grows. */
  content: RefObject<HTMLDivElement | null>;
  isAtBottom: boolean;
  /** Back to the newest, and following from there. */
  goToBottom: () => void;
  /** Takes the reader to an entry and keeps it in sight, whatever grows, until the reader moves. */
  goTo: (entry: HTMLElement) => void;
  /** Puts the list where it belongs after entries have come: in the same frame, so that nothing is seen to move. */
  keepPlace: () => void;
};

/**
 * Follows the end of a growing list only while the reader is at the end: the first wheel or drag
 * upwards leaves it. Older entries (`article` elements) put in above do not move what is read. The
 * browser's own anchoring would not do: at the very top, where one asks for older ones, it rests.
 */
export function useStickToBottom(): StickToBottom {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAtBottom, setAtBottom] = useState(true);
  const follow = useCallback((isOn: boolean) => {
    isFollowing.current = isOn;
    setAtBottom(isOn);
  }, []);
  const goToBottom = useCallback(() => {
    follow(true);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [follow]);
  const held = useRef<HTMLElement | null>(null);
  /** Where the oldest entry stood when the list was last looked at away from its end. */
  const oldest = useRef<Place | null>(null);
  const keepInSight = useCallback((box: HTMLElement, entry: HTMLElement) => {
    bringIntoSight(box, entry);
    setAtBottom(distanceToBottom(box) < atBottomWithinPx);
  }, []);
  const goTo = useCallback(
    (entry: HTMLElement) => {
      isFollowing.current = false;
      oldest.current = content.current && placeOfOldest(content.current);
      held.current = entry;
      if (scroller.current) keepInSight(scroller.current, entry);
    },
    [keepInSight],
  );
  const keepPlace = useCallback(() => {
    const [box, inner] = [scroller.current, content.current];
    if (!box || !inner) return;
    // At the end nothing else is measured: while an answer is written, this runs in every frame.
    if (isFollowing.current) {
      box.scrollTop = box.scrollHeight;
      return;
    }
    const before = oldest.current;
    const moved = before?.entry.isConnected ? topWithin(inner, before.entry) - before.top : 0;
    if (held.current?.isConnected) keepInSight(box, held.current);
    else box.scrollTop += moved;
    oldest.current = placeOfOldest(inner);
  }, [keepInSight]);
  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return undefined;
    const listening = listenForLeaving(box, (isOn) => {
      if (!isOn && isFollowing.current) oldest.current = placeOfOldest(inner);
      follow(isOn);
    });
    const release = (): void => {
      held.current = null;
    };
    for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      box.addEventListener(move, release, { passive: true, signal: listening.signal });
    }
    box.style.overflowAnchor = 'none';
    const grown = new ResizeObserver(keepPlace);
    grown.observe(inner);
    grown.observe(box);
    return () => {
      listening.abort();
      grown.disconnect();
    };
  }, [follow, keepPlace]);
  return { scroller, content, isAtBottom, goToBottom, goTo, keepPlace };
}

/** In the middle of the box; of an entry higher than it the beginning. */
function bringIntoSight(box: HTMLElement, entry: HTMLElement): void {
  const frame = box.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  const above = Math.max(marginAbovePx, (frame.height - place.height) / 2);
  box.scrollTop += place.top - frame.top - above;
}

function topWithin(inner: Element, entry: Element): number {
  return entry.getBoundingClientRect().top - inner.getBoundingClientRect().top;
}

/** Where an entry stands in the list, in CSS pixels. */
type Place = { entry: Element; top: number };

function placeOfOldest(inner: Element): Place | null {
  const entry = inner.querySelector('article');
  return entry && { entry, top: topWithin(inner, entry) };
}

function listenForLeaving(box: HTMLElement, follow: (isOn: boolean) => void): AbortController {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  const canScroll = (): boolean => box.scrollHeight > box.clientHeight;
  let lastTop = box.scrollTop;
  let touchY = 0;
  box.addEventListener(
    'scroll',
    () => {
      const isDown = box.scrollTop >= lastTop;
      lastTop = box.scrollTop;
      const isNearEnd = distanceToBottom(box) < atBottomWithinPx;
      // Growing text also fires this: only an upward move leaves, only a downward one returns.
      if (isDown && isNearEnd) follow(true);
      else if (!isDown && !isNearEnd) follow(false);
    },
    options,
  );
  box.addEventListener(
    'wheel',
    (event) => {
      if (event.deltaY < 0 && canScroll()) follow(false);
    },
    options,
  );
  box.addEventListener(
    'touchstart',
    (event) => {
      touchY = event.touches[0]?.clientY ?? 0;
    },
    options,
  );
  box.addEventListener(
    'touchmove',
    (event) => {
      if ((event.touches[0]?.clientY ?? 0) > touchY && canScroll()) follow(false);
    },
    options,
  );
  return listening;
}
