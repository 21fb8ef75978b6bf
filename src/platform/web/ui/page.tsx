import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';

type PageProps = {
  /** Text and forms, 720 px: it has the left edge of the wide ones. */
  isNarrow?: boolean;
  className?: string;
  children: ReactNode;
};

/** The one grid of the signed-in pages: one left edge, 1,080 px or 720 px wide. */
export function Page({ isNarrow = false, className, children }: PageProps) {
  return (
    <div className={classNames('mx-auto max-w-page px-4 py-6 md:px-8 md:py-8', className)}>
      {isNarrow ? <div className="max-w-reading print:max-w-none">{children}</div> : children}
    </div>
  );
}
