import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { useKitTexts } from '../use-kit-texts.ts';

/** One stroke of a skeleton, in the shape of what comes: give it height and width. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classNames('animate-breathe rounded-mark bg-sunken', className)} />;
}

/** Around the strokes: they appear after 150 ms, and a screen reader hears once that it loads. */
export function SkeletonGroup({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const texts = useKitTexts();
  return (
    <div className={classNames('animate-appear', className)} aria-busy="true">
      <output className="sr-only">{texts.loading}</output>
      {children}
    </div>
  );
}
