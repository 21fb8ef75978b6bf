import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';

type CollapsibleProps = {
  /** Always visible; pressing it expands and collapses. */
  summary: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** A collapsible section. Native, so the browser's find-in-page opens it and it needs no script. */
export function Collapsible({
  summary,
  isOpen,
  onOpenChange,
  className,
  children,
}: CollapsibleProps) {
  return (
    <details
      open={isOpen}
      className={classNames('group/fold', className)}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        if (open !== isOpen) onOpenChange(open);
      }}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control select-none [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{summary}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 text-muted transition-transform duration-200 group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
