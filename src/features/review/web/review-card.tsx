import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { classNames } from '#platform/web/class-names.ts';

type ReviewCardProps = {
  label: string;
  /** Selected with the keyboard: it has the focus and receives the shortcuts. */
  isCurrent: boolean;
  children: ReactNode;
  footer: ReactNode;
};

/** One item to decide on, with its actions below. */
export function ReviewCard({ label, isCurrent, children, footer }: ReviewCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isCurrent) card.current?.focus();
  }, [isCurrent]);
  return (
    <li>
      <article
        ref={card}
        tabIndex={-1}
        aria-label={label}
        className={classNames(
          'scroll-my-20 rounded-card border bg-surface p-5 outline-none',
          isCurrent ? 'border-pine' : 'border-line',
        )}
      >
        <div className="flex flex-col gap-2">{children}</div>
        <div className="mt-4 flex flex-wrap justify-end gap-2">{footer}</div>
      </article>
    </li>
  );
}
