import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { classNames } from '#platform/web/class-names.ts';

type SidebarEntryProps = {
  to:
    | '/sessions'
    | '/share-hall'
    | '/shared'
    | '/herb-check'
    | '/admin/reviews'
    | '/profile'
    | '/settings';
  icon: LucideIcon;
  label: string;
  isCollapsed: boolean;
  /** Shown after the label while there is room. */
  children?: ReactNode;
};

/** A page of the sidebar; collapsed it is its icon alone. */
export function SidebarEntry(props: SidebarEntryProps) {
  const { to, icon: Icon, label, isCollapsed, children } = props;
  return (
    <li>
      <Link
        to={to}
        title={isCollapsed ? label : undefined}
        className={classNames(
          'flex min-h-11 items-center gap-3 rounded-control hover:bg-sunken',
          'aria-[current=page]:bg-pine-soft aria-[current=page]:font-medium aria-[current=page]:text-pine',
          isCollapsed ? 'justify-center' : 'px-3.5',
        )}
        // Another user's share at /shared/7 does not count as one's own.
        activeOptions={{ includeSearch: false, exact: to === '/shared' }}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span
          className={isCollapsed ? 'sr-only' : 'min-w-0 flex-1 py-1 leading-snug wrap-break-word'}
        >
          {label}
        </span>
        {!isCollapsed && children}
      </Link>
    </li>
  );
}
