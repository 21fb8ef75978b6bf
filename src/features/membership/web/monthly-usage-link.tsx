import { Link } from '@tanstack/react-router';

import { useMonthlyUsageText } from './use-monthly-usage-text.ts';

/** Shown in the phone menu, because the header there has no room for it. */
export function MonthlyUsageLink() {
  const monthlyUsageText = useMonthlyUsageText();
  if (monthlyUsageText === null) return null;
  return (
    <Link
      to="/subscription"
      className="mb-2 flex min-h-11 items-center rounded-control px-3.5 text-sm leading-snug text-ochre tabular-nums hover:bg-sunken"
    >
      {monthlyUsageText}
    </Link>
  );
}
