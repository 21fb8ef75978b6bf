import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react';
import { useEffect, useState } from 'react';

import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { scrollEnds } from './scroll-ends.ts';
import { sharedTexts } from './shared-texts.ts';

/** SHR-33: two floating buttons, each while its end is far. */
export function ScrollButtons({ messagesCount }: { messagesCount: number }) {
  const texts = useTexts(sharedTexts);
  const { toTop, toBottom } = useScrollEnds(messagesCount);
  const look =
    'border border-edge bg-surface shadow-popup [body:has([role=dialog])_&]:pointer-events-none';
  const goTo = (top: number): void => window.scrollTo({ top, behavior: 'smooth' });
  return (
    <div className="fixed right-4 bottom-4 z-10 flex flex-col gap-2">
      {toTop && (
        <IconButton
          label={texts.toTop}
          icon={<ArrowUpToLine />}
          className={look}
          onClick={() => goTo(0)}
        />
      )}
      {toBottom && (
        <IconButton
          label={texts.toBottom}
          icon={<ArrowDownToLine />}
          className={look}
          onClick={() => goTo(document.documentElement.scrollHeight)}
        />
      )}
    </div>
  );
}

function useScrollEnds(messagesCount: number): { toTop: boolean; toBottom: boolean } {
  const [ends, setEnds] = useState({ toTop: false, toBottom: false });
  useEffect(() => {
    const measure = (): void => {
      const fromTopPx = window.scrollY;
      const { scrollHeight } = document.documentElement;
      const fromBottomPx = scrollHeight - window.innerHeight - fromTopPx;
      const next = scrollEnds({ messagesCount, fromTopPx, fromBottomPx });
      setEnds((shown) =>
        shown.toTop === next.toTop && shown.toBottom === next.toBottom ? shown : next,
      );
    };
    measure();
    const watching = new AbortController();
    window.addEventListener('scroll', measure, { passive: true, signal: watching.signal });
    // The height changes as messages are rendered.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.documentElement);
    return () => {
      watching.abort();
      sizes.disconnect();
    };
  }, [messagesCount]);
  return ends;
}
