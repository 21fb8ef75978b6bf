import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { controlClass } from './control-class.ts';

/** A native select without a label of its own: phones open their own picker, and it needs no script. */
export function SelectBox({ className, ...attributes }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        {...attributes}
        className={controlClass(`cursor-pointer appearance-none truncate pr-10 ${className ?? ''}`)}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
