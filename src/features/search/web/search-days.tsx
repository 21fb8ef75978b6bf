import { useState } from 'react';

import { TextField } from '#platform/web/ui/text-field.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { daysOf, isDateRange, isNamedRange, type DateRange } from '../filters.ts';
import { searchWebTexts } from './texts.ts';

type SearchDaysProps = {
  range: DateRange;
  onRange: (range: DateRange) => void;
};

/** A date range, either end of which is optional; applied once the dates are in order. */
export function SearchDays({ range, onRange }: SearchDaysProps) {
  const texts = useTexts(searchWebTexts);
  const [days, setDays] = useState(() =>
    isNamedRange(range) ? { from: '', to: '' } : daysOf(range),
  );
  const change = (next: { from: string; to: string }): void => {
    setDays(next);
    const chosen = `${next.from}..${next.to}`;
    if (isDateRange(chosen)) onRange(chosen);
    else if (chosen === '..') onRange('all');
  };
  const isOutOfOrder = days.from !== '' && days.to !== '' && days.from > days.to;
  return (
    <div className="flex w-full flex-wrap gap-x-3 gap-y-2 sm:w-auto">
      <TextField
        type="date"
        label={texts.from}
        value={days.from}
        fieldClassName="min-w-36 flex-1 sm:flex-none"
        onValueChange={(from) => change({ ...days, from })}
      />
      <TextField
        type="date"
        label={texts.to}
        value={days.to}
        fieldClassName="min-w-36 flex-1 sm:flex-none"
        {...(isOutOfOrder ? { error: texts.outOfOrder } : {})}
        onValueChange={(to) => change({ ...days, to })}
      />
    </div>
  );
}
