import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { useTexts } from '#platform/web/use-texts.ts';

import { CallLink } from './alarm-card.tsx';
import { alarmTexts } from './alarm-texts.ts';
import { ambulance, type OpenAlarm } from './open-alarm.ts';
import type { ShownMessage } from './shown-messages.ts';

/** The part of the call that is in sight when it can be read. */
const readableRatio = 0.9;

type AlarmBarProps = {
  open: OpenAlarm;
  scroller: RefObject<HTMLElement | null>;
  drawn: readonly ShownMessage[];
};

/** The call in one line under the header, while that of the card is out of sight. */
export function AlarmBar({ open: { alarm, cardId }, scroller, drawn }: AlarmBarProps) {
  const texts = useTexts(alarmTexts);
  const isDrawn = drawn.some(({ id }) => id === cardId);
  const isOut = useCallOut(scroller, cardId, isDrawn);
  if (!isOut) return null;
  return (
    <section aria-label={texts.pinned} className="alarm-bar absolute inset-x-0 top-0 z-10">
      <div className="mx-auto flex max-w-[760px] items-center justify-between gap-3 border-b-2 border-cinnabar bg-cinnabar-soft py-1 pr-2 pl-4 sm:rounded-b-card">
        <strong className="line-clamp-2 min-w-0 leading-tight wrap-break-word text-cinnabar">
          {texts[alarm.level]}
        </strong>
        <CallLink number={ambulance(alarm)} className="shrink-0" />
      </div>
    </section>
  );
}

/** Whether the call of a card is out of sight: above, below, or behind what stays at the end. */
function useCallOut(
  scroller: RefObject<HTMLElement | null>,
  cardId: number | undefined,
  isDrawn: boolean,
): boolean {
  const [isIn, setIn] = useState<boolean | null>(null);
  useEffect(() => {
    const root = scroller.current;
    const call = root?.querySelector(`[data-message="${cardId}"] [data-call]`);
    const stays = root?.querySelector<HTMLElement>('[data-stays]');
    if (!isDrawn || !call || !stays) return undefined;
    let watch: IntersectionObserver | null = null;
    const resized = new ResizeObserver(() => {
      watch?.disconnect();
      watch = new IntersectionObserver(
        (seen) => setIn((seen.at(-1)?.intersectionRatio ?? 0) >= readableRatio),
        { root, rootMargin: `0px 0px -${stays.offsetHeight}px`, threshold: readableRatio },
      );
      watch.observe(call);
    });
    resized.observe(stays);
    return () => {
      resized.disconnect();
      watch?.disconnect();
    };
  }, [scroller, cardId, isDrawn]);
  return !isDrawn || isIn === false;
}
