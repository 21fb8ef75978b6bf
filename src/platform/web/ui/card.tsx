import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';

type CardProps = {
  /** The element: an article or a list item where appropriate. */
  as?: 'div' | 'article' | 'section' | 'li';
  /**
   * The whole card is a link and reacts to the pointer. Put `after:absolute after:inset-0` on its
   * link.
   */
  isPressable?: boolean;
  className?: string;
  children: ReactNode;
};

/** A card: a surface with a border and no shadow. */
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
