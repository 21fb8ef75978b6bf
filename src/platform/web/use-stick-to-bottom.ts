import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** This close to the end counts as being at the end. */
const atBottomWithinPx = 40;

/** Space left above an entry that is taller than the box, unless the box has more `scroll-padding`. */
const marginAbovePx = 16;

const marginAbove = (box: Element): number =>
  Math.max(marginAbovePx, Number.parseFloat(getComputedStyle(box).scrollPaddingTop) || 0);

/** The distance of a scroll container from its end, in CSS pixels. */
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
  /** Scrolls to the end and follows it again. */
  goToBottom: () => void;
  /** Scrolls to an entry and keeps it in view, whatever grows, until the reader scrolls. */
  goTo: (entry: HTMLElement) => void;
  /**
   * Restores the scroll position after entries were added, in the same frame, so that nothing
   * visibly moves.
   */
  keepPlace: () => void;
};

/**
 * Follows the end of a growing list only while the reader is there; the first wheel or drag upwards
 * stops it, and so does a newest entry that becomes taller than the box: it stays at its first line,
 * once, until the reader scrolls on. Older entries (`article` elements) inserted above do not move what is being read. The
 * browser's own scroll anchoring does not work at the very top, which is where older entries are
 * requested.
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
  /** The entry at whose beginning the view was placed, or from which the reader has scrolled on. */
  const begun = useRef<Element | null>(null);
  /** The position of the oldest entry when the list was last measured away from its end. */
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
    // At the end nothing else is measured: this runs in every frame while an answer is streamed.
    if (isFollowing.current) {
      if (goToNewest(box, inner, begun)) return;
      follow(false);
      oldest.current = null;
    }
    const before = oldest.current;
    const moved = before?.entry.isConnected ? topWithin(inner, before.entry) - before.top : 0;
    if (held.current?.isConnected) keepInSight(box, held.current);
    else box.scrollTop += moved;
    oldest.current = placeOfOldest(inner);
  }, [follow, keepInSight]);
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

/** The middle of the box, or the start of an entry that is taller than the box. */
function bringIntoSight(box: HTMLElement, entry: HTMLElement): void {
  const frame = box.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  const above = Math.max(marginAbovePx, (frame.height - place.height) / 2);
  box.scrollTop += place.top - frame.top - above;
}

/**
 * Goes to the end, or, once, to the first line of a newest entry that the box has no room for. True
 * at the end.
 */
function goToNewest(
  box: HTMLElement,
  inner: HTMLElement,
  begun: RefObject<Element | null>,
): boolean {
  const newest = tallNewest(box, inner);
  if (!newest || newest === begun.current) {
    box.scrollTop = box.scrollHeight;
    return true;
  }
  begun.current = newest;
  box.scrollTop += topWithin(box, newest) - marginAbove(box);
  return false;
}

/** The newest entry, where the box has no room for it beside what stays in view at the end. */
function tallNewest(box: HTMLElement, inner: HTMLElement): Element | null {
  const newest = [...inner.querySelectorAll('article')].at(-1);
  const stays = inner.querySelector<HTMLElement>('[data-stays]')?.offsetHeight ?? 0;
  const room = box.clientHeight - stays - marginAbove(box);
  return newest && newest.getBoundingClientRect().height > room ? newest : null;
}

function topWithin(inner: Element, entry: Element): number {
  return entry.getBoundingClientRect().top - inner.getBoundingClientRect().top;
}

/** The position of an entry in the list, in CSS pixels. */
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
      // Growing text also fires this: only an upward scroll stops following, only a downward one
      // resumes it.
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
