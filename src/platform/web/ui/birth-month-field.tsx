import { useId, useState } from 'react';

import { useTexts } from '../use-texts.ts';
import { birthMonthTexts } from './birth-month-texts.ts';
import { SelectBox } from './select-box.tsx';

export type BirthMonthFieldProps = {
  /** `YYYY-MM`; a part that is not chosen yet is empty. */
  value: string;
  error: string | undefined;
  yearMin: number;
  /** What the month is for, or what it means. */
  hint: string;
  /** The browser may fill in its owner's. */
  isOwn?: boolean;
  onValueChange: (value: string) => void;
};

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The years back from this one, by decade: none is preselected and none is missing. */
function decadesBetween(yearMin: number, yearMax: number): [decade: number, years: number[]][] {
  const years = Array.from({ length: yearMax - yearMin + 1 }, (_, index) => yearMax - index);
  return [...Map.groupBy(years, (year) => year - (year % 10))];
}

/** Year and month of birth from the device's own pickers. */
export function BirthMonthField(props: BirthMonthFieldProps) {
  const { value, error, yearMin, hint, isOwn = false, onValueChange } = props;
  const texts = useTexts(birthMonthTexts);
  const [decades] = useState(() => decadesBetween(yearMin, new Date().getFullYear()));
  const noteId = useId();
  const [year = '', month = ''] = value.split('-');
  const choose = (parts: string[]): void => onValueChange(parts.join('-').replace(/^-$/, ''));
  // The focus goes to what is missing.
  const isYearWrong = error !== undefined && (year === '' || month !== '');
  const isMonthWrong = error !== undefined && month === '';
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-[0.9375rem] font-medium text-ink">{texts.birthMonth}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        <SelectBox
          aria-label={texts.year}
          aria-describedby={noteId}
          aria-invalid={isYearWrong || undefined}
          autoComplete={isOwn ? 'bday-year' : 'off'}
          value={year}
          onChange={(event) => choose([event.target.value, month])}
        >
          <option value="">{texts.yearFirst}</option>
          {decades.map(([decade, years]) => (
            <optgroup key={decade} label={texts.decade(decade)}>
              {years.map((each) => (
                <option key={each} value={each}>
                  {texts.yearNamed(each)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectBox>
        <SelectBox
          aria-label={texts.month}
          aria-describedby={noteId}
          aria-invalid={isMonthWrong || undefined}
          autoComplete={isOwn ? 'bday-month' : 'off'}
          value={month}
          onChange={(event) => choose([year, event.target.value])}
        >
          <option value="">{texts.monthFirst}</option>
          {months.map((each) => (
            <option key={each} value={String(each).padStart(2, '0')}>
              {texts.monthNamed(each)}
            </option>
          ))}
        </SelectBox>
      </div>
      <p
        id={noteId}
        aria-live="polite"
        className={`text-sm ${error ? 'text-cinnabar' : 'text-muted'}`}
      >
        {error ?? hint}
      </p>
    </fieldset>
  );
}
