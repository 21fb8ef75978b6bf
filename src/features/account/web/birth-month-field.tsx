import { TextField } from '#platform/web/ui/text-field.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { ageTexts } from '../age-texts.ts';
import { useIsMinor } from './use-is-minor.ts';

type BirthMonthFieldProps = {
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
};

/** Year and month of birth in a free format; shows immediately what being under 18 means. */
export function BirthMonthField({ value, error, onValueChange }: BirthMonthFieldProps) {
  const texts = useTexts(ageTexts);
  const isYoung = useIsMinor(value);
  return (
    <TextField
      name="birth_month"
      value={value}
      error={error}
      onValueChange={onValueChange}
      label={texts.birthMonth}
      hint={isYoung ? texts.minorHint : texts.hint}
      inputMode="numeric"
      autoComplete="bday"
    />
  );
}
