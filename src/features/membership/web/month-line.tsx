import { Link } from '@tanstack/react-router';

import { useMonthLine } from './use-month-line.ts';

/** In the menu of a phone, whose header has no room for it. */
export function MonthLine() {
  const monthLine = useMonthLine();
  if (monthLine === null) return null;
  return (
    <Link
      to="/subscription"
      className="mb-2 flex min-h-11 items-center rounded-control px-3.5 text-sm leading-snug text-ochre tabular-nums hover:bg-sunken"
    >
      {monthLine}
    </Link>
  );
}
