import { useTexts } from '#platform/web/use-texts.ts';

import { ageTexts } from '../age-texts.ts';
import { BirthMonthField, type BirthMonthFieldProps } from './birth-month-field.tsx';
import { useIsMinor } from './use-is-minor.ts';

/** The account holder's month of birth; shows at once what being under 18 means. */
export function OwnBirthMonthField(props: Omit<BirthMonthFieldProps, 'hint' | 'isOwn'>) {
  const texts = useTexts(ageTexts);
  const isYoung = useIsMinor(props.value);
  return <BirthMonthField {...props} isOwn hint={isYoung ? texts.minorHint : texts.hint} />;
}
