import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { useKitTexts } from '../use-kit-texts.ts';

/** One bar of a skeleton; set its height and width to those of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classNames('animate-breathe rounded-mark bg-sunken', className)} />;
}

/** Wraps the bars: they appear after 150 ms, and screen readers announce the loading once. */
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
