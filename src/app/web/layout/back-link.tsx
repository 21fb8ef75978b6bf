import { createLink } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ComponentProps } from 'react';

/** At the head of a page: back to the one it belongs to. */
export const BackLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a
    {...props}
    className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-control pr-3 text-muted hover:bg-sunken"
  >
    <ChevronLeft aria-hidden="true" className="size-5" />
    {children}
  </a>
));
