import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';

export type BadgeTone = 'plain' | 'pine' | 'ochre' | 'cinnabar';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-muted',
  pine: 'bg-pine-soft text-pine',
  ochre: 'bg-ochre-soft text-ochre',
  cinnabar: 'bg-cinnabar-soft text-cinnabar',
};

type BadgeProps = {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
};

/** A short label or count beside an item. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1 rounded-mark px-2 py-0.5 text-[0.8125rem] leading-snug font-medium whitespace-nowrap tabular-nums',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
