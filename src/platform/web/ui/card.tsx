import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';

type CardProps = {
  /** The element: an article or list item where it is one. */
  as?: 'div' | 'article' | 'section' | 'li';
  /** The whole card leads somewhere: it answers to the pointer. Put `after:absolute after:inset-0` on its link. */
  isPressable?: boolean;
  className?: string;
  children: ReactNode;
};

/** A sheet on the paper: a line around, no shadow. */
export function Card({ as: Element = 'div', isPressable = false, className, children }: CardProps) {
  return (
    <Element
      className={classNames(
        'relative rounded-card border border-line bg-surface p-5',
        isPressable &&
          'transition-colors duration-150 focus-within:border-pine hover:border-pine active:bg-sunken',
        className,
      )}
    >
      {children}
    </Element>
  );
}
