import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';

/** A row of the settings that links to another page. */
export function RowLink(props: { to: '/subscription' | '/profile'; label: string; hint: string }) {
  return (
    <Link
      to={props.to}
      className="-my-1 flex min-h-11 items-center gap-4 rounded-control hover:text-pine"
    >
      <span className="min-w-0 flex-1">
        <span className="block">{props.label}</span>
        <span className="block text-sm text-muted">{props.hint}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
