import { useId, useState } from 'react';

import { SelectBox } from '#platform/web/ui/select-box.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { birthYearMin } from '../age-rules.ts';
import { ageTexts } from '../age-texts.ts';
import { useIsMinor } from './use-is-minor.ts';

type BirthMonthFieldProps = {
  /** `YYYY-MM`; a part that is not chosen yet is empty. */
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
};

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The years back from this one, by decade: none is preselected and none is missing. */
function decadesUntil(yearMax: number): [decade: number, years: number[]][] {
  const years = Array.from({ length: yearMax - birthYearMin + 1 }, (_, index) => yearMax - index);
  return [...Map.groupBy(years, (year) => year - (year % 10))];
}

/** Year and month of birth from the device's own pickers; shows at once what being under 18 means. */
export function BirthMonthField({ value, error, onValueChange }: BirthMonthFieldProps) {
  const texts = useTexts(ageTexts);
  const [decades] = useState(() => decadesUntil(new Date().getFullYear()));
  const isYoung = useIsMinor(value);
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
          autoComplete="bday-year"
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
          autoComplete="bday-month"
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
        {error ?? (isYoung ? texts.minorHint : texts.hint)}
      </p>
    </fieldset>
  );
}
