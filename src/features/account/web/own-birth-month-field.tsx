import { BirthMonthField, type BirthMonthFieldProps } from '#platform/web/ui/birth-month-field.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { birthYearMin } from '../age-rules.ts';
import { ageTexts } from '../age-texts.ts';
import { useIsMinor } from './use-is-minor.ts';

/** The account holder's month of birth; shows at once what being under 18 means. */
export function OwnBirthMonthField(
  props: Omit<BirthMonthFieldProps, 'hint' | 'isOwn' | 'yearMin'>,
) {
  const texts = useTexts(ageTexts);
  const isYoung = useIsMinor(props.value);
  return (
    <BirthMonthField
      {...props}
      isOwn
      yearMin={birthYearMin}
      hint={isYoung ? texts.minorHint : texts.hint}
    />
  );
}
